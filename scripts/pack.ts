/** Builds the packages and packs them, as npm would publish them, into `tarballs/` or the given folder. */
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
  // npm's settings for this run, such as a workspace, must not leak into the run started here.
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith('npm_')));
  return execFileSync('npm', [...args], {
    cwd: folder,
    env,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
}

/** The manifest to publish. In the repository, exports point to the source, so that nothing has to be built first. */
function publishedManifest(manifest: Manifest, { folder, isBundled }: PublishedPackage): object {
  const dropped = ['scripts', 'devDependencies', ...(isBundled ? ['dependencies'] : [])];
  const kept = Object.entries(manifest).filter(([key]) => !dropped.includes(key));
  const exports = Object.entries(manifest.exports).map(([path, target]) => [path, builtExport(target)]);
  const imports = manifest.imports && { imports: builtPath(manifest.imports) };
  // npm rejects provenance if the manifest's repository isn't the one that publishes.
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

/** The types are those of the default condition, whichever condition selects the module. */
function builtExport(target: Target): Target {
  const entry = typeof target === 'string' ? target : target['default'];
  if (typeof entry !== 'string' || !source.test(entry)) return target;
  const modules = builtPath(target);
  return {
    types: entry.replace(source, './dist/$1.d.ts'),
    ...(typeof modules === 'string' ? { default: modules } : modules),
  };
}

function builtPath(target: Target): Target {
  if (typeof target === 'string') return target.replace(source, './dist/$1.js');
  return Object.fromEntries(
    Object.entries(target).map(([condition, inner]) => [condition, builtPath(inner)]),
  );
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
      `${JSON.stringify(publishedManifest(manifest, each), undefined, 2)}\n`,
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
// In publishing order, for a job that only has the tarballs.
await writeFile(join(tarballs, 'packages.json'), `${JSON.stringify(packed, undefined, 2)}\n`);
