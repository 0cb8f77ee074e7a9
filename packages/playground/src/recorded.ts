/**
 * Generates the code of the Petstore for the site. Runs in Node, when the site is built.
 *
 * @packageDocumentation
 */
import type { ProductNames } from '@hookloom/generator';
import petstore from './documents/petstore.ts';
import type { GenerateOutput } from './generate/messages.ts';
import { run } from './generate/run.ts';

/** What the generator returns, so that the playground can open without it. */
export async function recordPetstore(names: ProductNames): Promise<GenerateOutput> {
  // How long it took here says nothing about the reader's machine.
  return { ...(await run({ id: 'api', names, spec: petstore })), duration: 0 };
}
