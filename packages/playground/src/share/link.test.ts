import { deflateRawSync } from 'node:zlib';
import { afterEach, expect, it, vi } from 'vitest';
import petstore from '../documents/petstore.ts';
import { fromHash, hasSpec, toHash } from './link.ts';

const specs = ['', 'openapi: 3.1.0', 'title: "Größe 🐕"', petstore];
const hashOf = (bytes: Buffer) => `#spec=1.${bytes.toString('base64url')}`;

afterEach(() => vi.unstubAllGlobals());

it.each(['native', 'of fflate'])('a link holds a spec, and little more: %s', async (compression) => {
  if (compression !== 'native') {
    vi.stubGlobal('CompressionStream', undefined);
    vi.stubGlobal('DecompressionStream', undefined);
  }
  for (const spec of specs) {
    const hash = await toHash(spec);
    expect(hash).toMatch(/^#spec=1\.[\w-]*$/);
    expect(hasSpec(hash)).toBe(true);
    expect(await fromHash(hash, 10_000)).toBe(spec);
  }
  expect((await toHash(petstore)).length).toBeLessThan(2_000);
  const bomb = hashOf(deflateRawSync(Buffer.alloc(50_000_000)));
  expect(bomb.length).toBeLessThan(70_000);
  await expect(fromHash(bomb, 1_000_000)).rejects.toThrow('too large');
});

it.each([
  ['cut off', hashOf(deflateRawSync(petstore)).slice(0, -9), 'incomplete'],
  ['not compressed', '#spec=1.AAAA_x', 'incomplete'],
  ['no base64', '#spec=1.a%b', 'incomplete'],
  ['no text', hashOf(deflateRawSync(Buffer.from([255, 254]))), 'incomplete'],
  ['of another version', '#spec=2.abc', 'another version'],
])('a link that is %s is refused', async (_, hash, message) => {
  await expect(fromHash(hash, 10_000)).rejects.toThrow(message);
});
