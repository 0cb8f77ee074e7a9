import type { GenerateOptions, GenerateRequest, GenerateResponse } from './messages.ts';
import { problem } from './problem.ts';
import { type Generated, toGenerated } from './to-generated.ts';

/** A larger spec is not generated here. GitHub's, with 1,223 operations, has 12 million characters. */
export const MAX_SPEC_LENGTH = 25_000_000;
const TIME_LIMIT_MS = 60_000;
const OWN_MACHINE = 'Generate it on your machine with the command line.';

/** The worker that {@link openGenerator} talks to. */
export type GeneratorWorker = Pick<Worker, 'postMessage' | 'terminate' | 'onmessage' | 'onerror'>;

/** The generator in a worker. */
export type Generator = {
  /**
   * Generates the code of a spec. A new call cancels the one in progress, whose promise then resolves with undefined. A spec
   * that can't be read is a diagnostic, not a rejection.
   */
  generate: (spec: string, options?: GenerateOptions) => Promise<Generated | undefined>;
  /** Stops the worker. The call in progress resolves with undefined. */
  close: () => void;
};

/** Opens a generator. Its worker starts with the first call. */
export function openGenerator(open: () => GeneratorWorker = openWorker): Generator {
  let worker: GeneratorWorker | undefined;
  let cancel: (() => void) | undefined;

  const stop = () => {
    worker?.terminate();
    worker = undefined;
  };

  return {
    generate: (spec, options) => {
      cancel?.();
      if (spec.length > MAX_SPEC_LENGTH) return Promise.resolve(tooLarge(spec.length));
      return new Promise((resolve) => {
        const current = (worker ??= open());
        const settle = (result: Generated | undefined, isStopped: boolean) => {
          clearTimeout(timer);
          cancel = undefined;
          if (isStopped) stop();
          resolve(result);
        };
        const timer = setTimeout(() => settle(tookTooLong(), true), TIME_LIMIT_MS);
        // It can't be interrupted, so the next run gets a new worker.
        cancel = () => settle(undefined, true);
        current.onmessage = ({ data }: MessageEvent<GenerateResponse>) => settle(toGenerated(data), false);
        current.onerror = ({ message }) => settle(failed(message), true);
        current.postMessage({ ...options, spec } satisfies GenerateRequest);
      });
    },
    close: () => {
      cancel?.();
      stop();
    },
  };
}

const openWorker = () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });

const millions = (length: number) => Math.round(length / 1_000_000);

const tooLarge = (length: number) =>
  problem(
    `The spec has ${millions(length)} million characters. The playground reads up to ${millions(MAX_SPEC_LENGTH)} million.`,
    OWN_MACHINE,
    'HL1006',
  );

const tookTooLong = () =>
  problem(`The generator was stopped after ${TIME_LIMIT_MS / 1000} seconds.`, OWN_MACHINE);

const failed = (reason: string | undefined) =>
  problem(`The generator stopped: ${reason || 'it could not be loaded, or ran out of memory'}.`, OWN_MACHINE);
