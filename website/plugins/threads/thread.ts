import { Worker } from 'node:worker_threads';
import type { Outcome } from './serve';

/** A function that runs on a thread of its own. */
export interface Thread<Input, Output> {
  /** Calls run in order on the worker, which starts the next one without waiting for the main thread. */
  call(input: Input): Promise<Output>;
  close(): Promise<void>;
}

interface Call<Output> {
  readonly resolve: (output: Output) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * The thread starts with the first call, because that takes a while. It doesn't keep the process running.
 *
 * @param file - A module that serves a function with `serve`.
 * @param workerData - What that module needs for all calls.
 */
export function createThread<Input, Output>(file: string, workerData?: unknown): Thread<Input, Output> {
  let worker: Worker | undefined;
  /** In the order of their outcomes. */
  let calls: Call<Output>[] = [];

  function start(): Worker {
    const started = new Worker(file, {
      workerData,
      execArgv: ['--require', require.resolve('tsx/cjs')],
    });
    started.on('message', (outcome: Outcome<Output>) => {
      const call = calls.shift();
      if ('error' in outcome) call?.reject(outcome.error);
      else call?.resolve(outcome.output);
      if (calls.length === 0) started.unref();
    });
    const end = (error: unknown) => {
      if (worker !== started) return;
      worker = undefined;
      for (const { reject } of calls) reject(error);
      calls = [];
    };
    // The module itself failed.
    started.on('error', end);
    started.on('exit', () => end(new Error(`The thread of ${file} ended before its calls.`)));
    return started;
  }

  return {
    call: (input) =>
      new Promise((resolve, reject) => {
        worker ??= start();
        worker.ref();
        worker.postMessage(input);
        calls.push({ resolve, reject });
      }),

    async close() {
      await worker?.terminate();
    },
  };
}
