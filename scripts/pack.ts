/** Builds the published packages and writes them to `tarballs/`, or to the folder that is given, as npm would publish them. */
import { identityFrom } from '@hookloom/identity';
import { execFileSync } from 'node:child_process';
import { cp, mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { publishedPackages, type PublishedPackage } from './published-packages.ts';

type Target = string | { [condition: string]: Target };
type Manifest = { files: string[]; exports: Record<string, Target>; imports?: Record<string, Target> };

const tarballs = resolve(process.argv[2] ?? 'tarballs');

function npm(args: readonly string[], folder: string): string {
  // What npm itself was told for this run, such as a workspace, is not meant for the one that it starts.
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith('npm_')));
  return execFileSync('npm', [...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
}

/** In the repository a package exports its source, so that nothing has to be built first; published, what was built. */
function published(manifest: Manifest, { folder, isBundled }: PublishedPackage): object {
  const dropped = ['scripts', 'devDependencies', ...(isBundled ? ['dependencies'] : [])];
  const kept = Object.entries(manifest).filter(([key]) => !dropped.includes(key));
  const exports = Object.entries(manifest.exports).map(([path, target]) => [path, builtEntry(target)]);
  const imports = manifest.imports && { imports: built(manifest.imports) };
  // Provenance is refused where the manifest names another repository than the one that publishes.
  const repository = {
    type: 'git',
    url: `git+${identityFrom(process.env).repository}.git`,
    directory: folder,
  };
  return {
    ...Object.fromEntries(kept),
    repository,
    ...imports,
    exports: Object.fromEntries(exports) as Manifest['exports'],
  };
}

const source = /^\.\/src\/(.*)\.tsx?$/;

/** Whatever condition picks the module, the types are those of the default one. */
function builtEntry(target: Target): Target {
  const entry = typeof target === 'string' ? target : target['default'];
  if (typeof entry !== 'string' || !source.test(entry)) return target;
  const modules = built(target);
  return {
    types: entry.replace(source, './dist/$1.d.ts'),
    ...(typeof modules === 'string' ? { default: modules } : modules),
  };
}

function built(target: Target): Target {
  if (typeof target === 'string') return target.replace(source, './dist/$1.js');
  return Object.fromEntries(Object.entries(target).map(([condition, inner]) => [condition, built(inner)]));
}

async function pack(each: PublishedPackage): Promise<string> {
  const { folder, tarball: file } = each;
  npm(['run', 'build'], folder);
  const manifest = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8')) as Manifest;
  const stage = await mkdtemp(join(tmpdir(), 'pack-'));
  try {
    for (const file of [...manifest.files, 'README.md'])
      await cp(join(folder, file), join(stage, file), { recursive: true });
    await cp('LICENSE', join(stage, 'LICENSE'));
    await writeFile(
      join(stage, 'package.json'),
      `${JSON.stringify(published(manifest, each), undefined, 2)}\n`,
    );
    const [packed] = JSON.parse(npm(['pack', '--json', '--ignore-scripts'], stage)) as [{ filename: string }];
    const tarball = join(tarballs, file);
    await cp(join(stage, packed.filename), `${tarball}.new`);
    await rename(`${tarball}.new`, tarball);
    return tarball;
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

await mkdir(tarballs, { recursive: true });
const packed: object[] = [];
for (const each of publishedPackages) {
  console.log(await pack(each));
  const { version } = JSON.parse(await readFile(join(each.folder, 'package.json'), 'utf8')) as {
    version: string;
  };
  packed.push({ name: each.name, version, tarball: each.tarball });
}
// In the order of publishing, for a job that has the tarballs and nothing else.
await writeFile(join(tarballs, 'packages.json'), `${JSON.stringify(packed, undefined, 2)}\n`);
