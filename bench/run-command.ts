import { spawn } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

export interface Run {
  readonly seconds: number;
  /** CPU time of all processes. May be less than `seconds` if they had to wait. */
  readonly processorSeconds: number;
  /** Peak memory of all processes. 0 without `/proc`. */
  readonly mebibytes: number;
  readonly output: string;
  readonly failed: boolean;
}

const INTERVAL = 20;

/** Lists a process and its descendants (Linux only), skipping those that exit in the meantime. */
function processTree(id: number): number[] {
  const tasks = tryOr(() => readdirSync(`/proc/${id}/task`), []);
  const children = tasks.flatMap((task) =>
    tryOr(() => readFileSync(`/proc/${id}/task/${task}/children`, 'utf8'), '')
      .split(' ')
      .filter(Boolean),
  );
  return [id, ...children.map(Number).flatMap(processTree)];
}

function residentKibibytes(id: number): number {
  const status = tryOr(() => readFileSync(`/proc/${id}/status`, 'utf8'), '');
  return Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0);
}

/** CPU time of exited children and their descendants. See `man 5 proc` for the fields. */
function childrenCpuSeconds(): number {
  const fields = tryOr(() => readFileSync('/proc/self/stat', 'utf8'), '')
    .split(') ')
    .at(-1)!
    .split(' ');
  return (Number(fields[13] ?? 0) + Number(fields[14] ?? 0)) / 100;
}

function tryOr<T>(read: () => T, fallback: T): T {
  try {
    return read();
  } catch {
    return fallback;
  }
}

/** Runs a program and measures its time and the total memory of its processes. */
export function runCommand(
  program: string,
  args: readonly string[],
  cwd: string,
  env: NodeJS.ProcessEnv = process.env,
): Promise<Run> {
  return new Promise((resolve) => {
    const start = performance.now();
    const spent = childrenCpuSeconds();
    const child = spawn(program, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    let peak = 0;
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    const sampling = setInterval(() => {
      const resident = processTree(child.pid!).reduce((sum, id) => sum + residentKibibytes(id), 0);
      peak = Math.max(peak, resident);
    }, INTERVAL);
    child.on('close', (code) => {
      clearInterval(sampling);
      const seconds = (performance.now() - start) / 1000;
      resolve({
        seconds,
        processorSeconds: childrenCpuSeconds() - spent,
        mebibytes: peak / 1024,
        output: stripVTControlCharacters(output),
        failed: code !== 0,
      });
    });
  });
}
