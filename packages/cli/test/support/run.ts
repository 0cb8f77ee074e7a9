import { type ChildProcess, spawn } from 'node:child_process';
import { inject } from 'vitest';

export type Result = { code: number | null; stdout: string; stderr: string };

/** The words that start the command line. */
export const binary = [process.execPath, inject('commandLine')] as const;

export type Started = { child: ChildProcess; ended: Promise<Result> };

/** Starts the real command line in a folder. */
export function start(folder: string, args: readonly string[], env: Record<string, string> = {}): Started {
  const [node, main] = binary;
  const child = spawn(node, [main, ...args], {
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
