import type { GenerateOptions, GenerateRequest, GenerateResponse } from './messages.ts';
import { unpack } from './pack.ts';
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
  /** Starts the worker, so that the next call doesn't wait for it. */
  prepare: () => void;
  /** Stops the worker. The call in progress resolves with undefined. */
  close: () => void;
};

/** A run that takes longer isn't waited for: starting another worker takes about as long. */
const PATIENCE_MS = 150;

type Job = { request: GenerateRequest; resolve: (result: Generated | undefined) => void };

/** Opens a generator. Its worker starts with the first call, or when it's prepared. */
export function openGenerator(open: () => GeneratorWorker = openWorker): Generator {
  let worker: GeneratorWorker | undefined;
  // One that is ended while it loads can keep the browser from loading the next.
  let isLoaded = false;
  let startedAt = 0;
  let running: Job | undefined;
  let next: Job | undefined;
  let timeLimit: ReturnType<typeof setTimeout> | undefined;
  let patience: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    worker?.terminate();
    worker = undefined;
    isLoaded = false;
  };

  const start = (job: Job) => {
    running = job;
    next = undefined;
    worker ??= listen(open());
    startedAt = performance.now();
    timeLimit = setTimeout(() => end(tookTooLong(), true), TIME_LIMIT_MS);
    worker.postMessage(job.request);
  };

  const end = (result: Generated | undefined, isStopped = false) => {
    clearTimeout(timeLimit);
    clearTimeout(patience);
    const job = running;
    running = undefined;
    if (isStopped) stop();
    job?.resolve(result);
    if (next) start(next);
  };

  /** Makes room for the next run. */
  const hurry = () => {
    clearTimeout(patience);
    if (isLoaded && next)
      patience = setTimeout(() => end(undefined, true), startedAt + PATIENCE_MS - performance.now());
  };

  const listen = (opened: GeneratorWorker) => {
    opened.onmessage = ({ data }: MessageEvent<GenerateResponse | 'loaded'>) => {
      if (data !== 'loaded') {
        if (running) end(toGenerated(unpack(data), running.request.spec));
        return;
      }
      isLoaded = true;
      startedAt = performance.now();
      hurry();
    };
    opened.onerror = ({ message }) => end(failed(message), true);
    return opened;
  };

  const cancel = () => {
    running?.resolve(undefined);
    next?.resolve(undefined);
    next = undefined;
  };

  return {
    generate: (spec, options) => {
      cancel();
      if (spec.length > MAX_SPEC_LENGTH) return Promise.resolve(tooLarge(spec.length));
      return new Promise((resolve) => {
        const job = { request: { ...options, spec }, resolve };
        if (running === undefined) start(job);
        else {
          next = job;
          hurry();
        }
      });
    },
    prepare: () => {
      worker ??= listen(open());
    },
    close: () => {
      cancel();
      end(undefined, true);
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
