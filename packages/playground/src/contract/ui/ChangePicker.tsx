import { applyChange, preparedChanges } from '../example/changes.ts';
import { prepared } from '../example/prepared.ts';
import type { Specs } from '../specs-link.ts';

/** The six prepared changes of the example. */
export function ChangePicker({ specs, onPick }: { specs: Specs; onPick: (specs: Specs) => void }) {
  return (
    <div className="contract-changes" role="group" aria-label="Change the example">
      {preparedChanges.map((change) => {
        const after = applyChange(prepared.spec, change);
        return (
          <button
            key={change.id}
            type="button"
            className="contract-chip"
            aria-pressed={specs.before === prepared.spec && specs.after === after}
            onClick={() => onPick({ before: prepared.spec, after })}
          >
            {change.label}
          </button>
        );
      })}
    </div>
  );
}
