/**
 * Bundles the CLI and its dependencies into `dist/`: one file starts three times as fast as three hundred, and users don't
 * install dependencies. Writes the licenses of the bundled packages next to it, and adds the sample spec and the workbench.
 */
import { build } from 'esbuild';
import { createHash } from 'node:crypto';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleWorkbench } from './bundle-workbench.ts';

const FOLDER = fileURLToPath(new URL('../packages/cli', import.meta.url));
const dist = path.join(FOLDER, 'dist');

/** Replaced with a hash of the build after bundling. */
const PLACEHOLDER = '__BUILD_ID__';

/** The directory of the installed package that contains a file. */
const packageOf = (file: string) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0];

async function readLicense(folder: string): Promise<string> {
  const manifest = JSON.parse(await readFile(path.join(folder, 'package.json'), 'utf8')) as Manifest;
  const file = (await readdir(folder)).find((name) => /^licen[cs]e/i.test(name));
  const text =
    file === undefined ? await mitLicense(manifest) : await readFile(path.join(folder, file), 'utf8');
  return `${manifest.name} ${manifest.version} (${manifest.license})\n\n${text.trim()}\n`;
}

/** The MIT license says the same for every package, apart from the copyright. Any other must come with the package. */
async function mitLicense({ name, license, author }: Manifest): Promise<string> {
  const holder = typeof author === 'string' ? author : author?.name;
  if (license !== 'MIT' || holder === undefined)
    throw new Error(`${name} has no license file, so it cannot be bundled.`);
  const own = await readFile(fileURLToPath(new URL('../LICENSE', import.meta.url)), 'utf8');
  return own.replace(/^Copyright.*$/m, `Copyright (c) ${holder}`);
}

type Manifest = { name: string; version: string; license: string; author?: string | { name: string } };

await rm(dist, { recursive: true, force: true });
const { metafile, outputFiles } = await build({
  entryPoints: [path.join(FOLDER, 'src/main.ts')],
  outdir: dist,
  bundle: true,
  // Code that only one command needs goes into a separate file, loaded on demand.
  splitting: true,
  platform: 'node',
  format: 'esm',
  target: 'node20.19',
  mainFields: ['module', 'main'],
  // Bundled CommonJS packages call `require` for Node's built-in modules.
  banner: {
    js: "import { createRequire } from 'node:module';\nconst require = createRequire(import.meta.url);",
  },
  define: { BUILD_ID: JSON.stringify(PLACEHOLDER) },
  metafile: true,
  write: false,
  logLevel: 'warning',
});
const hash = createHash('sha256');
for (const { contents } of outputFiles) hash.update(contents);
const buildId = hash.digest('hex').slice(0, 16);
await mkdir(dist);
for (const { path: file, text } of outputFiles)
  await writeFile(file, text.replaceAll(PLACEHOLDER, buildId), { mode: 0o755 });
const appInputs = await bundleWorkbench(path.join(dist, 'workbench'));
const inputs = [...Object.keys(metafile.inputs), ...appInputs];
const packages = new Set(inputs.flatMap((file) => packageOf(file) ?? []));
const licenses = await Promise.all([...packages].sort().map(readLicense));
await writeFile(path.join(dist, 'licenses.txt'), licenses.join(`\n${'-'.repeat(80)}\n\n`));
await copyFile(path.join(FOLDER, '../../samples/petstore.yaml'), path.join(FOLDER, 'petstore.yaml'));
