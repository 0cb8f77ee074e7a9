/** Packs the built package as npm would publish it, and has publint and attw read the tarball. */
import { execFileSync } from 'node:child_process';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const folder = await mkdtemp(join(tmpdir(), 'package-'));
const run = (command, ...args) => execFileSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'] });

try {
  run('npm', 'pack', '--silent', '--pack-destination', folder);
  const [tarball] = await readdir(folder);
  run('publint', '--strict', join(folder, tarball));
  run('attw', '--profile', 'esm-only', join(folder, tarball));
  console.log(`${tarball}: publint and attw find nothing wrong`);
} finally {
  await rm(folder, { recursive: true });
}
