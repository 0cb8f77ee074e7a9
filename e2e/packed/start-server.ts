import { spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { env } from './run.ts';

const ADDRESS = /Local:\s+(http:\S+)/;

type Options = { readonly env?: Readonly<Record<string, string>> };

/**
 * Runs a command that serves an application, until the test has finished.
 *
 * @returns The address that it prints.
 */
export function startServer(command: string, folder: string, options: Options = {}): Promise<string> {
  const [program = '', ...words] = command.split(' ');
  // A group of its own, which ends as a whole: npm starts a shell, and that the server.
  const server = spawn(program, words, { cwd: folder, env: { ...env, ...options.env }, detached: true });
  onTestFinished(async () => {
    if (server.pid === undefined || server.exitCode !== null) return;
    const ended = new Promise((resolve) => server.once('close', resolve));
    process.kill(-server.pid);
    await ended;
  });
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (text: string) => {
      printed += text;
      const [, address] = ADDRESS.exec(printed) ?? [];
      if (address) resolve(address);
    };
    server.stdout.setEncoding('utf8').on('data', read);
    server.stderr.setEncoding('utf8').on('data', read);
    server.once('error', reject);
    server.once('close', () => reject(new Error(`${command} ended:\n${printed}`)));
  });
}
