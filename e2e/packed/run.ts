import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Output {
  readonly stdout: string;
  readonly stderr: string;
}

export interface Options {
  /** Stops the command. */
  readonly signal?: AbortSignal;
  readonly env?: Readonly<Record<string, string>>;
}

const execute = promisify(execFile);

// Variables that npm and Vitest set for child processes, except the registry's.
const RUNNER_VARIABLES =
  /^(?:npm_(?!config_(?:registry|userconfig|globalconfig|cache|cafile|\w*proxy)$)|VITEST|NODE_ENV$)/;

/** The environment of a regular shell. */
export const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([key]) => !RUNNER_VARIABLES.test(key))),
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
  npm_config_yes: 'false', // What is not installed is not fetched by npx.
  NO_COLOR: '1',
};

// Warnings about the npm settings of this machine.
const CONFIG_WARNING = /^npm warn Unknown \w+ config .*\n/gm;

/**
 * Runs a command exactly as it is written on a page.
 *
 * @returns Its output.
 * @throws Error with the output if the command fails, or if it needs shell syntax.
 */
export async function run(command: string, folder: string, options: Options = {}): Promise<Output> {
  if (/["'`$&|;<>\\]/.test(command)) throw new Error(`Not a plain command: ${command}`);
  const [program = '', ...words] = command.split(' ');
  try {
    const { stdout, stderr } = await execute(program, words, {
      cwd: folder,
      env: { ...env, ...options.env },
      signal: options.signal,
    });
    return { stdout, stderr: stderr.replace(CONFIG_WARNING, '') };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as Partial<Output>;
    throw new Error(`${command} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
