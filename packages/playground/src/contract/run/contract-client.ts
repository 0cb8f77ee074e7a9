import type {
  Check,
  Comparison,
  CompilerUrls,
  ContractInput,
  ContractRequest,
  ContractResponse,
} from './messages.ts';

/** The worker that {@link openContract} talks to. */
export type ContractWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** Called with the results of a run, unless a newer one has started. */
export type ContractListener = {
  onComparison: (comparison: Comparison) => void;
  onCheck: (check: Check) => void;
  onFailure: (message: string) => void;
};

/** Compares specs and checks applications in a worker. */
export type Contract = {
  /** Starts a run, which supersedes the one before. With `urls`, the application is checked too. */
  run: (input: ContractInput, urls: CompilerUrls | undefined, listener: ContractListener) => void;
  close: () => void;
};

const TIME_LIMIT_MS = 60_000;
/** The length of both specs. Beyond it, generating the code twice and checking it takes too long. */
export const MAX_LENGTH = 3_000_000;

/** Opens the worker, which starts with the first run. */
export function openContract(open: () => ContractWorker = openWorker): Contract {
  let worker: ContractWorker | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let run = 0;

  const stop = () => {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
  };

  return {
    run: (input, urls, { onComparison, onCheck, onFailure }) => {
      run += 1;
      const fail = (message: string) => {
        stop();
        onFailure(message);
      };
      clearTimeout(timer);
      const length = input.before.length + input.after.length;
      if (length > MAX_LENGTH) {
        onFailure(tooLarge(length));
        return;
      }
      timer = setTimeout(() => fail(`It was stopped after ${TIME_LIMIT_MS / 1000} seconds.`), TIME_LIMIT_MS);
      const current = (worker ??= open());
      current.onmessage = ({ data }: MessageEvent<ContractResponse>) => {
        if (data.run !== run) return;
        if (data.kind !== 'comparison' || urls === undefined) clearTimeout(timer);
        if (data.kind === 'comparison') onComparison(data.comparison);
        else if (data.kind === 'check') onCheck(data.check);
        else onFailure(data.message);
      };
      current.onerror = ({ message }) => fail(message || 'The worker could not be loaded.');
      current.postMessage({ run, input, urls } satisfies ContractRequest);
    },
    close: stop,
  };
}

const millions = (length: number) => Math.round(length / 1_000_000);

const tooLarge = (length: number) =>
  `The specs have ${millions(length)} million characters, and this page compares up to ${millions(MAX_LENGTH)} million. ` +
  'Compare them with the command line instead.';

const openWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
