import { applyChange, preparedChanges } from '../example/changes.ts';
import { prepared } from '../example/prepared.ts';
import type { Specs } from '../specs-link.ts';

const choices = preparedChanges.map((change) => ({ ...change, after: applyChange(prepared.spec, change) }));

/** The six prepared changes of the example. */
export function ChangePicker({ specs, onPick }: { specs: Specs; onPick: (specs: Specs) => void }) {
  return (
    <div className="contract-changes" role="group" aria-label="Change the example">
      {choices.map(({ id, label, after }) => (
        <button
          key={id}
          type="button"
          className="contract-chip"
          aria-pressed={specs.before === prepared.spec && specs.after === after}
          onClick={() => onPick({ before: prepared.spec, after })}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
