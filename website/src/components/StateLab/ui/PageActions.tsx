import type { ReactNode } from 'react';
import type { Action } from '../core/scenario';

/** What happens to the whole app: all of its slots are lost. */
export default function PageActions({ onAct }: { readonly onAct: (action: Action) => void }): ReactNode {
  return (
    <div className="lab-buttons">
      <button type="button" onClick={() => onAct({ restart: 'reload' })}>
        Reload the page
      </button>
      <button type="button" onClick={() => onAct({ restart: 'sign-out' })}>
        Sign out
      </button>
    </div>
  );
}
