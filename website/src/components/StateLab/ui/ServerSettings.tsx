import type { ReactNode } from 'react';
import type { Reply } from '../core/scenario';

interface Props {
  readonly reply: Reply;
  readonly onChange: (reply: Reply) => void;
}

const LATENCIES = [300, 1000, 3000];
const OUTCOMES: readonly (readonly [Reply['status'], string])[] = [
  [200, '200 with the pet'],
  [404, '404'],
  ['offline', 'no connection'],
];

/** How the server replies to the reader's own requests. */
export default function ServerSettings({ reply, onChange }: Props): ReactNode {
  const { after, status, isLate = false } = reply;
  return (
    <fieldset className="lab-server lab-live">
      <legend>The server replies to your calls</legend>
      <label>
        after{' '}
        <select value={after} onChange={({ target }) => onChange({ ...reply, after: Number(target.value) })}>
          {LATENCIES.map((latency) => (
            <option key={latency} value={latency}>
              {latency / 1000} s
            </option>
          ))}
        </select>
      </label>
      <label>
        with{' '}
        <select
          value={status}
          onChange={({ target }) => {
            const chosen = OUTCOMES.find(([value]) => String(value) === target.value);
            if (chosen) onChange({ ...reply, status: chosen[0] });
          }}
        >
          {OUTCOMES.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </label>
      <label>
        <input
          type="checkbox"
          checked={isLate}
          onChange={({ target }) => onChange({ ...reply, isLate: target.checked })}
        />
        also after an abort
      </label>
    </fieldset>
  );
}
