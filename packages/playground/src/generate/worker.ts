import type { GenerateRequest } from './messages.ts';
import { run } from './run.ts';

addEventListener('message', ({ data }: MessageEvent<GenerateRequest>) => {
  void run(data).then((response) => postMessage(response));
});

postMessage('loaded');
