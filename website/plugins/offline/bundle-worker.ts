import path from 'node:path';
import { build } from 'esbuild';
import { oldestBrowsers } from '../../config/browsers';
import type { Build } from './worker/build';

/** Bundles the service worker with what it knows of the build. */
export async function bundleWorker(known: Build): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, 'worker/main.ts')],
    write: false,
    bundle: true,
    // That of a copy of the site extends a file that isn't there.
    tsconfigRaw: {},
    format: 'iife',
    target: [...oldestBrowsers],
    minify: true,
    legalComments: 'none',
    define: { 'process.env.NODE_ENV': '"production"', BUILD: JSON.stringify(known) },
    logLevel: 'warning',
  });
  return outputFiles[0]!.text;
}
