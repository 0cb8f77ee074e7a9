import { execFileSync } from 'node:child_process';
import { mkdirSync, statSync, writeFileSync } from 'node:fs';
import { defaultIdentity } from '@hookloom/identity';
import { bench, build, repository } from './folders.ts';

// npm's settings for this run, such as a prefix, must not leak into the runs started here.
const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith('npm_')));
const run = (cwd: string, command: string, ...args: string[]) =>
  execFileSync(command, args, { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });

/** Whether npm has installed what the lockfile names: it copies the lockfile last. */
function isInstalled(): boolean {
  const copy = statSync(`${bench}node_modules/.package-lock.json`, { throwIfNoEntry: false });
  return copy !== undefined && copy.mtimeMs >= statSync(`${bench}package-lock.json`).mtimeMs;
}

/** Installs the contenders if they have changed, and our packages, packed as they would be published. */
export function prepare(): void {
  if (!isInstalled()) {
    console.error('Installing the contenders.');
    run(bench, 'npm', 'ci', '--loglevel=error');
  }
  console.error('Packing and installing our packages.');
  const tarballs = `${build}tarballs`;
  run(repository, 'npx', 'tsx', 'scripts/pack.ts', tarballs);
  mkdirSync(build, { recursive: true });
  writeFileSync(`${build}package.json`, '{ "private": true }\n');
  const { slug } = defaultIdentity.name;
  // React and zod come from the contenders' dependencies.
  const flags = ['--omit=peer', '--no-package-lock', '--no-audit', '--no-fund', '--loglevel=error'];
  run(build, 'npm', 'install', ...flags, `${tarballs}/${slug}-react.tgz`, `${tarballs}/${slug}.tgz`);
}
