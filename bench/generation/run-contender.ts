import { mkdirSync } from 'node:fs';
import { node } from '../folders.ts';
import type { Contender } from './contenders.ts';
import { type Run, runCommand } from '../run-command.ts';

/** Runs a contender's commands in a new folder. */
export async function runContender(
  { before = [], commands, setUp, change }: Contender,
  folder: string,
): Promise<Run> {
  mkdirSync(folder, { recursive: true });
  setUp?.(folder);
  for (const command of before) await runCommand(node, command, folder);
  change?.(folder);
  const runs: Run[] = [];
  for (const command of commands) runs.push(await runCommand(node, command, folder));
  const sum = (key: 'seconds' | 'processorSeconds') => runs.reduce((total, run) => total + run[key], 0);
  return {
    seconds: sum('seconds'),
    processorSeconds: sum('processorSeconds'),
    mebibytes: Math.max(...runs.map(({ mebibytes }) => mebibytes)),
    output: runs.map(({ output }) => output).join(''),
    failed: runs.some(({ failed }) => failed),
  };
}

/** Finds the line of output with the error. */
export function findError({ output }: Run): string {
  const [line, reason] = /🛑 *(.*)|^.*error.*$/im.exec(output) ?? [];
  return (reason ?? line ?? 'no message').trim();
}
