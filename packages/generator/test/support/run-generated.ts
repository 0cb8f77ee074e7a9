import type { Docs } from '../../src/docs.js';
import { generate } from '../../src/generate.js';
import { bundle } from '../fixtures/bundle.js';
import { typeErrors } from '../fixtures/type-check.js';

/** A schema in every document of `generated`, and a reference to it. */
const Pet = { type: 'object', required: ['name'], properties: { name: { type: 'string' } } };
export const pet = { $ref: '#/components/schemas/Pet' };

/** Generates code for these paths. */
export async function generated(paths: object, openapi = '3.1.0') {
  const { files, diagnostics } = await generate({
    id: 'test',
    spec: JSON.stringify({
      openapi,
      servers: [{ url: 'https://a.example' }],
      paths,
      components: { schemas: { Pet } },
    }),
  });
  const contents = Object.fromEntries(files.map(({ path, contents: own }) => [path, own]));
  const docs = JSON.parse(contents['docs.json'] ?? '') as Docs;
  return { files, contents, docs, found: diagnostics.map(({ code, pointer }) => `${code} ${pointer}`) };
}

type Send = (config: object, request?: object) => Promise<unknown>;

/** Runs the plain functions of the generated code and records the requests sent. */
export async function running(paths: object, respond: (request: Request) => Response, openapi?: string) {
  const { files, docs } = await generated(paths, openapi);
  const entry = docs.operations
    .map(({ name, file }) => `export { ${name} } from './generated/${file}';`)
    .join('\n');
  const code = await bundle(entry, files);
  const calls = (await import(
    /* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
  )) as Record<string, Send>;
  const sent: Request[] = [];
  const fetch = (request: Request) => {
    sent.push(request.clone());
    return Promise.resolve(respond(request));
  };
  return {
    sent,
    call: (name: string, request: object = {}, config: object = {}) =>
      calls[name]!({ fetch, ...config }, request),
  };
}

/** The type errors of a module that uses the generated code. */
export async function errorsOf(paths: object, caller: string) {
  const { files } = await generated(paths);
  return typeErrors([...files, { path: 'caller.ts', contents: caller }]);
}

/** Responses without a body. */
export const ok = { 204: { description: '' } };
