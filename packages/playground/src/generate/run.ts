import { generate } from '@hookloom/generator';
import type { GenerateOutput, GenerateRequest } from './messages.ts';

/** Generates the code of a spec, in the worker. */
export async function run({ id = 'api', names, spec }: GenerateRequest): Promise<GenerateOutput> {
  const start = performance.now();
  const { files, diagnostics } = await generate({ id, spec, ...(names && { names }) });
  return { files, diagnostics, duration: performance.now() - start };
}
