import { useEffect, useRef, useState } from 'react';
import { type Contract, openContract } from '../run/contract-client.ts';
import type { Check, Comparison, CompilerUrls, ContractInput } from '../run/messages.ts';

/** The results of the newest run that has any. While a newer one is running, they are out of date. */
export type ContractState = {
  comparison?: Comparison;
  check?: Check | undefined;
  failure?: string | undefined;
  isRunning: boolean;
};

const PAUSE_MS = 150;

/** Compares specs, and checks the application if `urls` is set. Without an input, nothing runs. */
export function useContract(input: ContractInput | undefined, urls: CompilerUrls | undefined): ContractState {
  const contract = useRef<Contract>(undefined);
  const [state, setState] = useState<ContractState>({ isRunning: false });

  useEffect(() => () => contract.current?.close(), []);

  useEffect(() => {
    if (input === undefined) {
      setState({ isRunning: false });
      return;
    }
    setState((last) => ({ ...last, isRunning: true, failure: undefined }));
    // A reader who types isn't interrupted by a run for each key.
    const timer = setTimeout(() => {
      contract.current ??= openContract();
      contract.current.run(input, urls, {
        onComparison: (comparison) =>
          setState(({ check }) => ({ comparison, check: urls && check, isRunning: urls !== undefined })),
        onCheck: (check) => setState((last) => ({ ...last, check, isRunning: false })),
        onFailure: (failure) => setState({ failure, isRunning: false }),
      });
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [input, urls]);

  return state;
}
