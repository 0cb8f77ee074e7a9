import { spawn } from 'node:child_process';
import { onInterrupt } from '../console/interrupt.js';
import { errorCode } from '../disk/describe-error.js';

/** A program that installs packages. */
export type PackageManager = {
  name: 'npm' | 'pnpm' | 'yarn' | 'bun';
  /** Files that it needs in a new app. */
  files: Readonly<Record<string, string>>;
};

/** Yarn 2 or later: a project of its own in whatever folder, with a `node_modules` that TypeScript and editors read. */
const modernYarn = { '.yarnrc.yml': 'nodeLinker: node-modules\n', 'yarn.lock': '' };

/**
 * The package manager that started this process.
 *
 * @param userAgent - what package managers set in `npm_config_user_agent`, such as `pnpm/10.34.8 npm/? node/v20.20.2`
 */
export function packageManagerOf(userAgent = ''): PackageManager {
  const [, name, version = ''] = /^(pnpm|yarn|bun)\/(\d+)/.exec(userAgent) ?? [];
  switch (name) {
    case 'pnpm':
    case 'bun':
      return { name, files: {} };
    case 'yarn':
      return { name, files: Number(version) > 1 ? modernYarn : {} };
    default:
      return { name: 'npm', files: {} };
  }
}

/**
 * Runs `npm install`, or its equivalent.
 *
 * @param output - the file descriptor for what it prints
 * @returns why it failed, as the end of a sentence
 */
export function install(
  { name }: PackageManager,
  folder: string,
  output: number,
): Promise<string | undefined> {
  return new Promise((resolve) => {
    // On Windows, package managers are scripts that need a shell.
    const shell = process.platform === 'win32';
    const child = spawn(name, ['install'], { cwd: folder, shell, stdio: ['ignore', output, 2] });
    const forget = onInterrupt(() => {
      child.kill();
      process.stderr.write(
        `\nThe app is complete, but its packages aren't installed. Next: ${name} install\n`,
      );
    });
    child.on('error', (error) => {
      resolve(errorCode(error) === 'ENOENT' ? `${name} was not found` : error.message);
    });
    child.on('close', (code, signal) => {
      forget();
      resolve(code === 0 ? undefined : `it ended with ${signal ?? `exit code ${code}`}`);
    });
  });
}
