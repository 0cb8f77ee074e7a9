import { spawn } from 'node:child_process';
import { onTestFinished } from 'vitest';
import { env } from './run.ts';

const ADDRESS = /Local:\s+(http:\S+)/;

type Options = { readonly env?: Readonly<Record<string, string>> };

/**
 * Starts a server command. It stops when the test finishes.
 *
 * @returns The URL that it prints.
 */
export function startServer(command: string, folder: string, options: Options = {}): Promise<string> {
  const [program = '', ...words] = command.split(' ');
  // In its own process group, so that the server stops together with npm and its shell.
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
