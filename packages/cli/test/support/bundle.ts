import { build } from 'esbuild';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { bundleWorkbench } from '../../../../scripts/bundle-workbench.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The file that starts the command line. */
    commandLine: string;
  }
}

/**
 * Bundles the command line once for all tests, as `scripts/bundle-cli.ts` does for publishing. From its source, each of the
 * hundreds of starts would transform three hundred modules.
 */
export default async function bundle(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'command-line-'));
  await build({
    entryPoints: [fileURLToPath(new URL('../../src/main.ts', import.meta.url))],
    outdir: folder,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    target: 'node20.19',
    mainFields: ['module', 'main'],
    banner: {
      js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
    },
    logLevel: 'warning',
  });
  await bundleWorkbench(join(folder, 'workbench'));
  project.provide('commandLine', join(folder, 'main.mjs'));
  // What tests started may still be ending.
  return () => rm(folder, { recursive: true, force: true, maxRetries: 3 });
}
