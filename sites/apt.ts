import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

interface RunOptions {
  /** The time limit in milliseconds. Default: none. */
  readonly timeout?: number;
  /** What to do with its output. Default: print it. */
  readonly stdio?: 'ignore' | 'inherit';
}

/** Whether a command succeeds. */
export function run(
  command: string,
  args: readonly string[],
  { timeout, stdio = 'inherit' }: RunOptions = {},
): boolean {
  try {
    execFileSync(command, args, {
      stdio,
      ...(timeout && { timeout }),
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    });
    return true;
  } catch {
    return false;
  }
}

const isRoot = () => process.getuid?.() === 0;

/** Whether a command succeeds as root. */
export const runAsRoot = (command: string, args: readonly string[], options?: RunOptions): boolean =>
  isRoot()
    ? run(command, args, options)
    : // It would drop the environment.
      run('sudo', ['-n', 'env', 'DEBIAN_FRONTEND=noninteractive', command, ...args], options);

export const aptGet = (args: readonly string[], options?: RunOptions): boolean =>
  runAsRoot('apt-get', ['-qq', ...args], options);

/** Whether apt can install packages without asking for a password: as root, and in CI with `sudo`. */
export const canUseApt = (): boolean =>
  existsSync('/usr/bin/apt-get') &&
  (isRoot() || (Boolean(process.env['CI']) && run('sudo', ['-n', 'true'], { stdio: 'ignore' })));

const LIMITS = [
  '-o',
  'Acquire::Retries=0',
  '-o',
  'Acquire::http::Timeout=5',
  '-o',
  'Acquire::https::Timeout=5',
];

/** Reads the lists of packages again. One that doesn't arrive in time stays as it is, and apt doesn't call that a failure. */
export const updateLists = (): boolean => aptGet([...LIMITS, 'update'], { timeout: 20_000, stdio: 'ignore' });

/**
 * Installs one of Debian's packages, in the newest version of the lists. It is first downloaded, within a time limit, and
 * then installed without one: a killed installation stays incomplete.
 *
 * @returns Whether it is installed now.
 */
export function installPackage(name: string): boolean {
  const install = ['install', '-y', '--no-install-recommends', '--no-remove', name];
  const download = () =>
    aptGet([...LIMITS, '--download-only', ...install], { timeout: 40_000, stdio: 'ignore' });
  const downloaded = download() || (updateLists() && download());
  return downloaded && aptGet(['--no-download', ...install], { stdio: 'ignore' });
}
