/** Builds the app that `hookloom workbench` serves. Run as a script, it prints the compressed sizes. */
import { build, type Metafile } from 'esbuild';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';

const FOLDER = fileURLToPath(new URL('../packages/workbench', import.meta.url));

/** The files that the app always loads: what its entry imports, and what these import statically. */
function firstFiles({ outputs }: Metafile): string[] {
  const entry = Object.keys(outputs).find((file) => path.basename(file) === 'app.js')!;
  const found = new Set<string>();
  const open = outputs[entry]!.imports.map((one) => one.path);
  for (let file = open.pop(); file !== undefined; file = open.pop()) {
    if (found.has(file)) continue;
    found.add(file);
    open.push(
      ...outputs[file]!.imports.flatMap((one) => (one.kind === 'import-statement' ? [one.path] : [])),
    );
  }
  return Array.from(found, (file) => path.basename(file));
}

/**
 * Builds the app into a folder.
 *
 * @returns the source files in it, relative to the working directory.
 */
export async function bundleWorkbench(folder: string): Promise<string[]> {
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  const { metafile } = await build({
    entryPoints: {
      app: path.join(FOLDER, 'src/local/main.tsx'),
      styles: path.join(FOLDER, 'src/local/main.css'),
    },
    outdir: folder,
    bundle: true,
    // What isn't shown at first is loaded when it is needed.
    splitting: true,
    format: 'esm',
    target: ['es2022'],
    jsx: 'automatic',
    minify: true,
    loader: { '.woff2': 'file' },
    define: { 'process.env.NODE_ENV': '"production"' },
    metafile: true,
    logLevel: 'warning',
  });
  const html = await readFile(path.join(FOLDER, 'src/local/index.html'), 'utf8');
  const preloads = firstFiles(metafile).map((file) => `    <link rel="modulepreload" href="${file}" />\n`);
  await writeFile(path.join(folder, 'index.html'), html.replace(/(?= *<\/head>)/, preloads.join('')));
  return Object.keys(metafile.inputs);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = path.join(FOLDER, 'dist');
  await bundleWorkbench(folder);
  for (const name of await readdir(folder)) {
    const { byteLength } = brotliCompressSync(await readFile(path.join(folder, name)));
    console.log(`${String(byteLength).padStart(8)}  ${name}`);
  }
}
