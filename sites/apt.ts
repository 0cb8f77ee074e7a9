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

export const aptGet = (args: readonly string[], options?: RunOptions): boolean =>
  run('apt-get', ['-qq', ...args], options);

/** Whether apt can install packages without asking for a password. */
export const canUseApt = (): boolean => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

const LIMITS = [
  '-o',
  'Acquire::Retries=0',
  '-o',
  'Acquire::http::Timeout=5',
  '-o',
  'Acquire::https::Timeout=5',
];

/**
 * Installs one of Debian's packages. It is first downloaded, within a time limit, and then installed without one: a killed
 * installation stays incomplete.
 *
 * @returns Whether it is installed now.
 */
export function installPackage(name: string): boolean {
  const install = ['install', '-y', '--no-install-recommends', '--no-remove', name];
  const download = () =>
    aptGet([...LIMITS, '--download-only', ...install], { timeout: 40_000, stdio: 'ignore' });
  const downloaded =
    download() || (aptGet([...LIMITS, 'update'], { timeout: 20_000, stdio: 'ignore' }) && download());
  return downloaded && aptGet(['--no-download', ...install], { stdio: 'ignore' });
}
