import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Identity } from '@hookloom/identity';

export interface CardText {
  readonly title: string;
  readonly description: string;
}

/** Draws social cards, one after another, on a thread of its own, while this one compiles and renders pages. */
export interface CardDrawer {
  draw(card: CardText): Promise<Buffer>;
  close(): Promise<void>;
}

/** The thread starts with the first card, because it takes a while. */
export function createCardDrawer(identity: Identity): CardDrawer {
  let worker: Worker | undefined;
  return {
    async draw(card) {
      worker ??= new Worker(path.join(__dirname, 'card-worker.ts'), {
        workerData: identity,
        execArgv: ['--require', require.resolve('tsx/cjs')],
      });
      worker.postMessage(card);
      const [image] = (await once(worker, 'message')) as [Uint8Array];
      return Buffer.from(image);
    },
    async close() {
      await worker?.terminate();
    },
  };
}
