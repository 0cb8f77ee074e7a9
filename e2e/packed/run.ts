import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

interface Printed {
  readonly stdout: string;
  readonly stderr: string;
}

interface Options {
  /** Ends the command. */
  readonly signal?: AbortSignal;
  readonly env?: Readonly<Record<string, string>>;
}

const execute = promisify(execFile);

// What npm and Vitest tell the programs that they start, but for the way to the registry.
const OF_RUNNERS =
  /^(?:npm_(?!config_(?:registry|userconfig|globalconfig|cache|cafile|\w*proxy)$)|VITEST|NODE_ENV$)/;

/** What a command finds in its environment: what it would in a shell of its own. */
export const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([key]) => !OF_RUNNERS.test(key))),
  npm_config_audit: 'false',
  npm_config_fund: 'false',
  npm_config_prefer_offline: 'true',
  npm_config_update_notifier: 'false',
  npm_config_yes: 'false', // What is not installed is not fetched by npx.
  NO_COLOR: '1',
};

// What npm says of the settings of whoever runs the tests.
const OF_SETTINGS = /^npm warn Unknown \w+ config .*\n/gm;

/**
 * Runs a command as it stands on a page.
 *
 * @returns What it printed.
 * @throws Error with what it printed, where it fails; or where it is more than words, which takes a shell.
 */
export async function run(command: string, folder: string, options: Options = {}): Promise<Printed> {
  if (/["'`$&|;<>\\]/.test(command)) throw new Error(`Not a plain command: ${command}`);
  const [program = '', ...words] = command.split(' ');
  try {
    const { stdout, stderr } = await execute(program, words, {
      cwd: folder,
      env: { ...env, ...options.env },
      signal: options.signal,
    });
    return { stdout, stderr: stderr.replace(OF_SETTINGS, '') };
  } catch (error) {
    const { stdout = '', stderr = '' } = error as Partial<Printed>;
    throw new Error(`${command} failed:\n${stdout}${stderr}`, { cause: error });
  }
}
