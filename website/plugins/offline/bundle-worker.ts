import path from 'node:path';
import { build } from 'esbuild';
import { oldestBrowsers } from '../../config/browsers';
import type { Build } from './worker/build';

/** Bundles the service worker with what it knows of the build, or else the one that removes it. */
export async function bundleWorker(known?: Build): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'worker', known ? 'main.ts' : 'removal.ts')],
    write: false,
    bundle: true,
    // That of a copy of the site extends a file that isn't there.
    tsconfigRaw: {},
    format: 'iife',
    target: [...oldestBrowsers],
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', BUILD: JSON.stringify(known ?? null) },
    logLevel: 'warning',
  });
  return outputFiles[0]!.text;
}
