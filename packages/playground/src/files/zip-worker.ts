import { strToU8, zipSync } from 'fflate';

addEventListener('message', ({ data }: MessageEvent<Record<string, string>>) => {
  const files = Object.entries(data).map(([path, text]) => [path, strToU8(text)]);
  // A fixed date: the same spec gives the same file.
  postMessage(zipSync(Object.fromEntries(files) as Record<string, Uint8Array>, { mtime: '2026-01-01' }));
});
