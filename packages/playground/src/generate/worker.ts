import type { GenerateRequest } from './messages.ts';
import { pack } from './pack.ts';
import { run } from './run.ts';

addEventListener('message', ({ data }: MessageEvent<GenerateRequest>) => {
  run(data)
    .then((output) => {
      const response = pack(output);
      postMessage(response, { transfer: [response.contents.buffer] });
    })
    // The page gets it as an error of the worker. A rejection would end here.
    .catch(reportError);
});

postMessage('loaded');
