import type { GenerateRequest } from './messages.ts';
import { pack } from './pack.ts';
import { run } from './run.ts';

addEventListener('message', ({ data }: MessageEvent<GenerateRequest>) => {
  void run(data).then((output) => {
    const response = pack(output);
    postMessage(response, { transfer: [response.contents.buffer] });
  });
});

postMessage('loaded');
