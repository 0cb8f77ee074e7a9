import { useState, type ReactNode } from 'react';
import { PETS } from '../core/events';
import type { Action, Reader } from '../core/scenario';
import { describeCall } from '../core/timeline';

interface Props {
  readonly reader: Reader;
  /** What the component shows. Nothing if it isn't mounted. */
  readonly output: ReactNode;
  /** Nothing, if the reader only watches. */
  readonly onAct?: ((action: Action) => void) | undefined;
}

interface ButtonsProps {
  readonly reader: Reader;
  readonly isMounted: boolean;
  readonly onAct: (action: Action) => void;
}

/** What a component and its parent can do. */
function Buttons({ reader: { name, pet: ownPet = 1 }, isMounted, onAct }: ButtonsProps): ReactNode {
  const [pet, setPet] = useState(ownPet);
  const toggle = isMounted ? 'unmount' : 'mount';
  return (
    <div className="lab-buttons">
      <button type="button" onClick={() => onAct({ [toggle]: [name] })}>
        {isMounted ? 'Unmount' : 'Mount'}
        <span className="lab-hidden"> {name}</span>
      </button>
      <button type="button" disabled={!isMounted} onClick={() => onAct({ execute: name, pet })}>
        execute
        <span className="lab-hidden"> in {name}</span>
      </button>
      <select
        aria-label={`Pet that ${name} requests`}
        disabled={!isMounted}
        value={pet}
        onChange={({ target }) => setPet(Number(target.value))}
      >
        {PETS.map((_, id) => id > 0 && <option key={id} value={id}>{`pet ${id}`}</option>)}
      </select>
      <button type="button" disabled={!isMounted} onClick={() => onAct({ clear: name })}>
        clear
        <span className="lab-hidden"> in {name}</span>
      </button>
    </div>
  );
}

/** A component on the stage, with buttons for the reader who has taken over. */
export default function ReaderCard({ reader, output, onAct }: Props): ReactNode {
  const isMounted = Boolean(output);
  return (
    <li className="lab-card" data-mounted={isMounted}>
      <b>{reader.name}</b>
      <code>{describeCall(reader)}</code>
      <div className="lab-output">{output ?? <span className="lab-note">not mounted</span>}</div>
      {onAct && <Buttons reader={reader} isMounted={isMounted} onAct={onAct} />}
    </li>
  );
}
