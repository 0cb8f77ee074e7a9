import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';

const build = path.resolve(import.meta.dirname, '../../website/build');

/** The downloads before the first result: the engine with its dialog, and the first index file. */
function firstResult(): Buffer[] {
  const read = (folder: string, pattern: RegExp) =>
    fs
      .readdirSync(path.join(build, folder))
      .filter((name) => pattern.test(name))
      .map((name) => fs.readFileSync(path.join(build, folder, name)));
  return [...read('assets/js', /^search\.[\da-f]+\.js$/), ...read('search', /^core\./)];
}

it('the first result costs less than 20 kB with brotli and less than 25 kB with gzip', () => {
  const files = firstResult();
  const sum = (compress: (file: Buffer) => Buffer) =>
    files.reduce((total, file) => total + compress(file).length, 0);
  expect(files).toHaveLength(2);
  expect(sum(brotliCompressSync)).toBeLessThan(20_000);
  expect(sum(gzipSync)).toBeLessThan(25_000);
});
