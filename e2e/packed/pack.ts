import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
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
export default async function setup(project: TestProject): Promise<void> {
  const workplace = await mkdtemp(join(tmpdir(), 'packed-'));
  const end = new AbortController();
  // However the run ends: an interrupted one comes to no teardown.
  process.once('exit', () => {
    end.abort();
    rmSync(workplace, { recursive: true, force: true });
  });
  await run(`npm run pack -- ${join(workplace, 'hookloom/tarballs')}`, ROOT, end);
  await cp(join(ROOT, 'samples/petstore.yaml'), join(workplace, 'hookloom/samples/petstore.yaml'));
  project.provide('workplace', workplace);
}
