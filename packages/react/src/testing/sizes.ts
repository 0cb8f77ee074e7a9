import { buildSync } from 'esbuild';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

/** An addition to an app, or an app of its own, and its limit. */
export interface Size {
  readonly what: string;
  readonly contents: string;
  /** Counts only what `contents` adds to this app. */
  readonly addedTo?: string;
  /** Whether zod counts. */
  readonly withZod?: boolean;
  /** Brotli bytes, minified, without React. */
  readonly atMost: number;
}

const SOURCE = fileURLToPath(new URL('..', import.meta.url));

/** A minified module, without React, and without zod by default. */
export function bundle(contents: string, withZod = false): Buffer {
  const { outputFiles } = buildSync({
    stdin: { contents, resolveDir: SOURCE },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    external: ['react', 'zod-schema', ...(withZod ? [] : ['zod'])],
    alias: {
      '@hookloom/react/generated': `${SOURCE}generated.ts`,
      '@hookloom/react/checks': `${SOURCE}checks.ts`,
    },
  });
  return Buffer.from(outputFiles[0]!.contents);
}

const brotliBytes = (contents: string, withZod?: boolean) =>
  brotliCompressSync(bundle(contents, withZod)).length;

export const bytesOf = ({ contents, addedTo = '', withZod }: Size): number =>
  brotliBytes(addedTo + contents, withZod) - (addedTo ? brotliBytes(addedTo, withZod) : 0);

const provider = `export { HookloomProvider } from './index.ts';`;

export const operation = `
  const responses = { 200: { as: 'json', validate: (value) => check(schema, value) } };
  const operation = { source: 'petstore', id: 'getPet', method: 'GET', path: '/pet', responses };`;

/** An app that uses one generated hook. Its schema is zod's, and its own. */
export const app = `
  ${provider}
  import { check, createStatefulHook } from './generated.ts';
  import { schema } from 'zod-schema';
  ${operation}
  export const useGetPet = createStatefulHook(operation);`;

export const streamHook = `
  import { createStreamHook, serverSentEvents } from './generated.ts';
  const stream = { 200: { type: 'text/event-stream', parse: serverSentEvents, item: 'data' } };
  export const useGetPetStream = createStreamHook(operation, stream);`;

const generated = fileURLToPath(new URL('../../../../samples/generated-code/get-pet.ts', import.meta.url));
/** Named like no other export, so that it can be added to {@link app}. */
const generatedHook = `export { useGetPet as useGeneratedPet } from ${JSON.stringify(generated)};`;

export const sizes: readonly Size[] = [
  {
    what: 'An app with one generated hook: provider, hook and schema',
    contents: `${provider} ${generatedHook}`,
    atMost: 4480,
  },
  { what: 'The same app, with zod', contents: `${provider} ${generatedHook}`, withZod: true, atMost: 8800 },
  {
    what: 'Provider, stateful and stateless hooks',
    contents: `${provider} export { createStatefulHook, createStatelessHook } from './generated.ts';`,
    atMost: 4200,
  },
  {
    what: 'The plain function of an operation, without its schema',
    contents: `export { createCall } from './generated.ts';`,
    atMost: 2780,
  },
  { what: 'All of `@hookloom/react`', contents: `export * from './index.ts';`, atMost: 660 },
  { what: 'All of `@hookloom/react/generated`', contents: `export * from './generated.ts';`, atMost: 8110 },
  { what: 'All of `@hookloom/react/checks`', contents: `export * from './checks.ts';`, atMost: 1530 },
  {
    what: 'All of `@hookloom/react` and `@hookloom/react/generated`',
    contents: `export * from './index.ts'; export * from './generated.ts';`,
    atMost: 8280,
  },
  { what: 'An app with one hook and no schema', contents: app, atMost: 4320 },
  { what: 'Another operation, with its schema', contents: generatedHook, addedTo: app, atMost: 250 },
  { what: 'The first stream hook', contents: streamHook, addedTo: app, atMost: 2030 },
  {
    what: 'Authentication',
    contents: `export { authorize } from './generated.ts';`,
    addedTo: app,
    atMost: 570,
  },
  {
    what: 'The first check that zod has no function for',
    contents: `export { minLength } from './checks.ts';`,
    addedTo: app,
    atMost: 150,
  },
  { what: 'All such checks', contents: `export * from './checks.ts';`, addedTo: app, atMost: 1360 },
  {
    what: 'A state check, such as `isPending`',
    contents: `export { isPending } from './index.ts';`,
    atMost: 64,
  },
];
