import type { ProductNames } from '@hookloom/generator';
import { useMemo } from 'react';
import type { Files } from '../check/create-checker.ts';
import { EXAMPLE_SOURCE, findPrepared, prepared } from '../example/prepared.ts';
import { errorsIn } from '../run/errors-in.ts';
import type { Comparison, CompilerUrls, ContractInput } from '../run/messages.ts';
import type { Specs } from '../specs-link.ts';
import { useContract } from './useContract.ts';
import type { Outcome } from './verdict.ts';

export type LiveOutcome = Outcome & {
  app: Files;
  diagnostics: Comparison['diagnostics'];
  /** Whether the compiler's messages were saved when the site was built. */
  isSaved: boolean;
  isRunning: boolean;
  /** Whether `changes` is there, maybe that of a moment ago. */
  isCompared: boolean;
  failure?: string | undefined;
  /** The number of errors that the application has with the first spec. */
  existing: number;
  /** How long the check took, in milliseconds. */
  duration?: number | undefined;
};

const NO_DIAGNOSTICS: Comparison['diagnostics'] = { before: [], after: [] };
const NOTHING: readonly never[] = [];
const GENERATED_SOURCE = 'api';

/** Compares the specs and checks the application: in a worker, unless the result was saved when the site was built. */
export function useOutcome(
  { before, after }: Specs,
  names: ProductNames,
  urls: CompilerUrls | undefined,
): LiveOutcome {
  const isExample = before === prepared.spec;
  const saved = useMemo(() => {
    if (isExample && before === after) return { changes: NOTHING, problems: NOTHING };
    return findPrepared(before, after);
  }, [isExample, before, after]);
  const input = useMemo((): ContractInput | undefined => {
    if (saved) return undefined;
    const app = isExample ? { source: EXAMPLE_SOURCE, app: prepared.app } : { source: GENERATED_SOURCE };
    return { before, after, ...app, names };
  }, [saved, isExample, before, after, names]);
  const { comparison, check, isRunning, failure } = useContract(input, urls);

  if (saved)
    return {
      ...{ ...saved, app: prepared.app, unreadable: NOTHING, diagnostics: NO_DIAGNOSTICS },
      ...{ isSaved: true, isRunning: false, isCompared: true, existing: 0 },
    };
  const diagnostics = comparison?.diagnostics ?? NO_DIAGNOSTICS;
  return {
    changes: comparison?.changes ?? NOTHING,
    unreadable: errorsIn([...diagnostics.after, ...diagnostics.before]),
    problems: check?.problems,
    app: comparison?.app ?? (isExample ? prepared.app : {}),
    ...{
      diagnostics,
      isSaved: false,
      isRunning,
      isCompared: comparison !== undefined,
      failure,
      existing: check?.existing ?? 0,
      duration: check?.duration,
    },
  };
}
