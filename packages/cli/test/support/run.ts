import { type ChildProcess, spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

export type Result = { code: number | null; stdout: string; stderr: string };

const loader = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const main = fileURLToPath(new URL('../../src/main.ts', import.meta.url));

/** The words that start the command line from its source. */
export const binary = [process.execPath, '--import', loader, main] as const;

export type Started = { child: ChildProcess; ended: Promise<Result> };

/** Starts the real command line in a folder. */
export function start(folder: string, args: readonly string[], env: Record<string, string> = {}): Started {
  const [node, ...options] = binary;
  const child = spawn(node, [...options, ...args], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise<Result>((resolve, reject) => {
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, stdout, stderr }));
  });
  return { child, ended };
}
