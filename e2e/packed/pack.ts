import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { run } from './run.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder with a user's clone of the repository in `hookloom`, including tarballs and samples. */
    workspace: string;
  }
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Packs the packages once for all tests that install them. */
export default async function setup(project: TestProject): Promise<void> {
  const workspace = await mkdtemp(join(tmpdir(), 'packed-'));
  const end = new AbortController();
  // Vitest doesn't run the teardown when interrupted.
  process.once('exit', () => {
    end.abort();
    rmSync(workspace, { recursive: true, force: true });
  });
  await run(`npm run pack -- ${join(workspace, 'hookloom/tarballs')}`, ROOT, end);
  await cp(join(ROOT, 'samples/petstore.yaml'), join(workspace, 'hookloom/samples/petstore.yaml'));
  project.provide('workspace', workspace);
}
