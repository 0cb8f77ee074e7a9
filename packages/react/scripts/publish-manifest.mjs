/**
 * In the workspace, `exports` leads to the source, so that nothing need be built to use it. A published package leads to
 * `dist`: `prepack` puts `publishConfig.exports` in place, and leaves out what only the workspace needs; `postpack` puts
 * the manifest back. npm, unlike other package managers, does not do this itself.
 */
import { readFile, rename, writeFile } from 'node:fs/promises';

const manifest = new URL('../package.json', import.meta.url);
const kept = new URL('../.package.json.kept', import.meta.url);

if (process.argv[2] === 'restore') {
  await rename(kept, manifest);
} else {
  const text = await readFile(manifest, 'utf8');
  const { devDependencies: _, scripts: __, publishConfig, ...published } = JSON.parse(text);
  const { exports, ...config } = publishConfig;
  // A run that was interrupted has left the true manifest beside the changed one; that has no publishConfig.exports.
  if (!exports) throw new Error('package.json is already the published one: run "npm run postpack" first.');
  await writeFile(kept, text);
  await writeFile(manifest, `${JSON.stringify({ ...published, exports, publishConfig: config }, null, 2)}\n`);
}
