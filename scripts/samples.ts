/** Installs the packed packages and generates the client, so that samples run in a user's environment. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, rm, symlink } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { defaultIdentity } from '@hookloom/identity';
import { publishedPackages, type PublishedPackage } from './published-packages.ts';

const run = promisify(execFile);
const SAMPLES = path.resolve('samples');
const MODULES = path.join(SAMPLES, 'node_modules');
const { cli } = defaultIdentity.packages;
const COMMAND = path.join(MODULES, '.bin', cli);
const TARBALLS = path.join(MODULES, '.tarballs');

async function unpack({ folder: source, name, tarball }: PublishedPackage): Promise<void> {
  const folder = path.join(MODULES, name);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await run('tar', ['-xzf', path.join(TARBALLS, tarball), '--strip-components=1', '-C', folder]);
  // Its dependencies are already installed for the source, in the lockfile's versions.
  const dependencies = path.resolve(source, 'node_modules');
  if (existsSync(dependencies)) await symlink(dependencies, path.join(folder, 'node_modules'));
}

async function linkCommand(): Promise<void> {
  const command = path.join(MODULES, cli, 'dist/main.js');
  await chmod(command, 0o755);
  await mkdir(path.dirname(COMMAND), { recursive: true });
  await rm(COMMAND, { force: true });
  await symlink(command, COMMAND);
}

await run('npx', ['tsx', 'scripts/pack.ts', TARBALLS]);
for (const each of publishedPackages) await unpack(each);
await linkCommand();
for (const command of ['sync', 'generate']) await run(COMMAND, [command], { cwd: SAMPLES });
