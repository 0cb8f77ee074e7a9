import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { run } from './run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder that holds what a reader of the docs has: the clone `hookloom`, with its tarballs and its samples. */
    workplace: string;
  }
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Packs the packages once, for all tests that use them as they are published. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const workplace = await mkdtemp(join(tmpdir(), 'packed-'));
  const teardown = () => rm(workplace, { recursive: true, force: true });
  try {
    await run(`npm run pack -- ${join(workplace, 'hookloom/tarballs')}`, ROOT);
    await cp(join(ROOT, 'samples/petstore.yaml'), join(workplace, 'hookloom/samples/petstore.yaml'));
  } catch (error) {
    await teardown();
    throw error;
  }
  project.provide('workplace', workplace);
  return teardown;
}
