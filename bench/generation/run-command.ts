import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface Run {
  readonly seconds: number;
  /** What the processors spent, all of them together: less than `seconds` where they were kept waiting. */
  readonly processorSeconds: number;
  /** The most that the processes held at once. Zero where there is no `/proc`. */
  readonly mebibytes: number;
  readonly output: string;
  readonly failed: boolean;
}

const INTERVAL = 20;

/** A process and all that it started, as Linux lists them. One that ends meanwhile is left out. */
function tree(id: number): number[] {
  const tasks = attempt(() => readdirSync(`/proc/${id}/task`), []);
  const children = tasks.flatMap((task) =>
    attempt(() => readFileSync(`/proc/${id}/task/${task}/children`, 'utf8'), '')
      .split(' ')
      .filter(Boolean),
  );
  return [id, ...children.map(Number).flatMap(tree)];
}

function residentKibibytes(id: number): number {
  const status = attempt(() => readFileSync(`/proc/${id}/status`, 'utf8'), '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}

/** What the ended children of this process, and theirs, have spent. The fields are those of `man 5 proc`. */
function spentByChildren(): number {
  const fields = attempt(() => readFileSync('/proc/self/stat', 'utf8'), '')
    .split(') ')
    .at(-1)!
    .split(' ');
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) / 100;
}

function attempt<T>(read: () => T, otherwise: T): T {
  try {
    return read();
  } catch {
    return otherwise;
  }
}

/** Runs a program to its end, and measures its time and the memory of its processes together. */
export function runCommand(program: string, args: readonly string[], cwd: string): Promise<Run> {
  return new Promise((resolve) => {
    const start = performance.now();
    const spent = spentByChildren();
    const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let peak = 0;
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const sampling = setInterval(() => {
      const held = tree(child.pid!).reduce((sum, id) => sum + residentKibibytes(id), 0);
      peak = Math.max(peak, held);
    }, INTERVAL);
    child.on('close', (code) => {
      clearInterval(sampling);
      const seconds = (performance.now() - start) / 1000;
      resolve({
        seconds,
        processorSeconds: spentByChildren() - spent,
        mebibytes: peak / 1024,
        output: stripVTControlCharacters(output),
        failed: code !== 0,
      });
    });
  });
}
