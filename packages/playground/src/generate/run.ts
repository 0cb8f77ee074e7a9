import { generate, normalize } from '@hookloom/generator';
import type { GenerateRequest, GenerateResponse } from './messages.ts';

/** Generates the code of a spec, and normalizes it, in the worker. */
export async function run({ id = 'api', names, spec }: GenerateRequest): Promise<GenerateResponse> {
  const start = performance.now();
  const { files, diagnostics } = await generate({ id, spec, ...(names && { names }) });
  // Nothing was read, or it has nothing to call: to read it once more would find the same.
  const { text } = files.length === 0 ? {} : await normalize(spec, { source: id });
  return {
    files: files.map(({ path, contents }) => ({ path, length: contents.length })),
    contents: files.map(({ contents }) => contents).join(''),
    diagnostics,
    ...(text !== undefined && { normalized: text }),
    duration: performance.now() - start,
  };
}
