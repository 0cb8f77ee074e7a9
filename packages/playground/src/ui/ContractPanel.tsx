import type { ProductNames } from '@hookloom/generator';
import { useState } from 'react';
import { BreakTheContract } from '../contract/ui/BreakTheContract.tsx';

type ContractPanelProps = { spec: string; names: ProductNames };

/** What breaks if the reader's spec changes. It starts from the spec as it is when the panel is opened. */
export default function ContractPanel({ spec, names }: ContractPanelProps) {
  const [before, setBefore] = useState(spec);
  return (
    <>
      {before !== spec && (
        <p className="pg-note">
          The spec has changed since.{' '}
          <button type="button" className="pg-link" onClick={() => setBefore(spec)}>
            Start from the current one
          </button>
        </p>
      )}
      <BreakTheContract key={before} spec={before} names={names} />
    </>
  );
}
