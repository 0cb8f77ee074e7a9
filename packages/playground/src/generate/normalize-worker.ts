import { normalize } from '@hookloom/generator';

addEventListener('message', ({ data }: MessageEvent<string>) => {
  normalize(data)
    .then(({ text }) => postMessage(text))
    // The page gets it as an error of the worker. A rejection would end here.
    .catch(reportError);
});
