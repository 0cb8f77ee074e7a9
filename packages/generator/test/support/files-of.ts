import { generate } from '../../src/generate.js';

/** Responses without content. */
export const ok = { 200: { description: '' } };

/** The generated files of a document by path, and each diagnostic with its pointer. */
export async function filesOf(paths: object, more: object = {}, openapi = '3.1.0') {
  const { files, diagnostics } = await generate({
    id: 'test',
    spec: JSON.stringify({ openapi, paths, ...more }),
  });
  const contents = Object.fromEntries(files.map(({ path, contents: text }) => [path, text]));
  return { contents, found: diagnostics.map(({ code, pointer }) => `${code} ${pointer}`) };
}
