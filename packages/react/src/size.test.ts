import { build } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';

async function bundle(contents: string): Promise<Buffer> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: fileURLToPath(new URL('.', import.meta.url)) },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['react'],
  });
  return Buffer.from(outputFiles[0]!.contents);
}

const provider = `export { HookloomProvider } from './index.ts';`;

const rows: { what: string; contents: string; atMost: number }[] = [
  {
    what: 'provider, stateful and stateless hooks',
    contents: `${provider} export { createStatefulHook, createStatelessHook } from './generated.ts';`,
    atMost: 4000,
  },
  {
    what: 'everything',
    contents: `export * from './index.ts'; export * from './generated.ts';`,
    atMost: 7900,
  },
  { what: 'the plain function', contents: `export { createCall } from './generated.ts';`, atMost: 2816 },
  {
    what: 'what authenticated operations add',
    contents: `export { authorize } from './generated.ts';`,
    atMost: 912,
  },
  {
    what: 'provider and stream hook',
    contents: `${provider} export { createStreamHook, serverSentEvents } from './generated.ts';`,
    atMost: 5440,
  },
  { what: 'a guard', contents: `export { isPending } from './index.ts';`, atMost: 64 },
];

test.for(rows)(
  '$what take at most $atMost bytes, minified and compressed by brotli',
  async ({ what, contents, atMost }) => {
    const bytes = brotliCompressSync(await bundle(contents)).length;
    console.log(`${what}: ${bytes} bytes`);
    expect(bytes).toBeLessThanOrEqual(atMost);
  },
);

test('what generated code makes of an operation is dropped where nobody uses it', async () => {
  const text = await bundle(`
    import { check, createStatefulHook } from './generated.ts';
    const responses = { 200: { as: 'json', validate: (value) => check(schema, value) } };
    const operation = { source: 'petstore', id: 'getPet', method: 'GET', path: '/pet', responses };
    const useGetPet = /* @__PURE__ */ createStatefulHook(operation);`);
  expect(text.toString().trim()).toBe('');
});
