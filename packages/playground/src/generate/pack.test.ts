import { expect, it } from 'vitest';
import { pack, unpack } from './pack.ts';

it.each([
  ['files', ['a', 'ü€😀', '']],
  ['a file that begins with a byte order mark', ['\ufeffa', 'b']],
  ['no files', []],
])('%s arrive as they were sent', (_, texts) => {
  const files = texts.map((contents, index) => ({ path: `${index}.ts`, contents }));
  const packed = pack({ files, diagnostics: [], duration: 1 });
  const received = unpack(structuredClone(packed, { transfer: [packed.contents.buffer] }));
  expect(received.files.map(({ path, contents }) => ({ path, contents }))).toEqual(files);
  expect(received).toMatchObject({ diagnostics: [], duration: 1 });
});
