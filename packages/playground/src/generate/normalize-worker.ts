import { normalize } from '@hookloom/generator';

addEventListener('message', ({ data }: MessageEvent<string>) => {
  void normalize(data).then(({ text }) => postMessage(text));
});
