import { setImmediate } from 'node:timers/promises';
import { parentPort } from 'node:worker_threads';

/** What a call returned or threw. */
export type Outcome<Output> = { readonly output: Output } | { readonly error: unknown };

/**
 * Makes a function the one of this thread: `createThread` calls it.
 *
 * @param run - Its input is what the other thread passes.
 */
export function serve(run: (input: never) => Promise<unknown>): void {
  let last = Promise.resolve();

  async function runNext(input: never): Promise<void> {
    const outcome: Outcome<unknown> = await run(input).then(
      (output) => ({ output }),
      (error: unknown) => ({ error }),
    );
    parentPort!.postMessage(outcome);
    // Between tasks, Node.js frees what native code has allocated.
    await setImmediate();
  }

  parentPort!.on('message', (input) => {
    last = last.then(() => runNext(input as never));
  });
}
