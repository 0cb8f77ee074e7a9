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
    external: ['react', 'zod-schema'],
  });
  return Buffer.from(outputFiles[0]!.contents);
}

const bytesOf = async (contents: string) => brotliCompressSync(await bundle(contents)).length;

const provider = `export { HookloomProvider } from './index.ts';`;

const operation = `
  const responses = { 200: { as: 'json', validate: (value) => check(schema, value) } };
  const operation = { source: 'petstore', id: 'getPet', method: 'GET', path: '/pet', responses };`;

/** An app that uses one generated hook. Its schema is zod's, and its own. */
const app = `
  ${provider}
  import { check, createStatefulHook } from './generated.ts';
  import { schema } from 'zod-schema';
  ${operation}
  export const useGetPet = createStatefulHook(operation);`;

const streamHook = `
  import { createStreamHook, serverSentEvents } from './generated.ts';
  const stream = { 200: { type: 'text/event-stream', parse: serverSentEvents, item: 'data' } };
  export const useGetPetStream = createStreamHook(operation, stream);`;

/** Brotli bytes, minified, without React and zod: of a bundle, or of what a line adds to an app with one hook. */
const rows: { what: string; contents: string; addedTo?: string; atMost: number }[] = [
  {
    what: 'provider, stateful and stateless hooks',
    contents: `${provider} export { createStatefulHook, createStatelessHook } from './generated.ts';`,
    atMost: 4000,
  },
  { what: 'the entry .', contents: `export * from './index.ts';`, atMost: 570 },
  { what: 'the entry ./generated', contents: `export * from './generated.ts';`, atMost: 7750 },
  { what: 'the entry ./checks', contents: `export * from './checks.ts';`, atMost: 1530 },
  {
    what: 'both entries of an app',
    contents: `export * from './index.ts'; export * from './generated.ts';`,
    atMost: 7900,
  },
  { what: 'an app with one hook', contents: app, atMost: 4150 },
  { what: 'a stream hook adds', contents: streamHook, addedTo: app, atMost: 1870 },
  {
    what: 'authentication adds',
    contents: `export { authorize } from './generated.ts';`,
    addedTo: app,
    atMost: 570,
  },
  {
    what: 'a check of a schema adds',
    contents: `export { minLength } from './checks.ts';`,
    addedTo: app,
    atMost: 150,
  },
  { what: 'all checks add', contents: `export * from './checks.ts';`, addedTo: app, atMost: 1360 },
  { what: 'the plain function', contents: `export { createCall } from './generated.ts';`, atMost: 2700 },
  { what: 'a guard', contents: `export { isPending } from './index.ts';`, atMost: 64 },
];

test.for(rows)('size: $what at most $atMost bytes', async ({ what, contents, addedTo = '', atMost }) => {
  const bytes = (await bytesOf(addedTo + contents)) - (addedTo ? await bytesOf(addedTo) : 0);
  console.log(`${what}: ${bytes} bytes`);
  expect(bytes).toBeLessThanOrEqual(atMost);
});

test('streams are in no bundle that does not use them', async () => {
  expect(String(await bundle(app))).not.toContain('last-event-id');
  expect(String(await bundle(app + streamHook))).toContain('last-event-id');
});

test('what generated code makes of an operation is dropped where nobody uses it', async () => {
  const text = await bundle(`
    import { check, createStatefulHook } from './generated.ts';
    ${operation}
    const useGetPet = /* @__PURE__ */ createStatefulHook(operation);`);
  expect(text.toString().trim()).toBe('');
});
