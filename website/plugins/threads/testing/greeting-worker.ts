import { setTimeout } from 'node:timers/promises';
import { workerData } from 'node:worker_threads';
import { serve } from '../serve';

let count = 0;

serve(async (name: string) => {
  if (name === '') throw new Error('No name');
  if (name === 'end')
    setImmediate(() => {
      throw new Error('Ended');
    });
  await setTimeout(name.length * 10);
  count += 1;
  return `${count}. ${workerData as string}, ${name}`;
});
