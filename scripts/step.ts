import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';

/** What a step of the checks came to. A command without tests of its own counts as one. */
export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
}

const since = (start: number) => (performance.now() - start) / 1000;

function execute(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Runs a command that passes or fails as a whole, and prints what it printed once it has ended. */
export async function run(name: string, command: string, args: readonly string[]): Promise<Outcome> {
  const start = performance.now();
  const { ok, output } = await execute(command, args);
  console.log(`\n── ${name}: ${command} ${args.join(' ')}\n${output.trim()}`);
  return { name, passed: ok ? 1 : 0, failed: ok ? 0 : 1, seconds: since(start) };
}

// A runner that dies before it has written its report is a failure of its own.
async function counted(
  name: string,
  start: number,
  ok: boolean,
  read: () => Promise<[passed: number, failed: number]>,
): Promise<Outcome> {
  const [passed, failed] = await read().catch(() => [0, 1] as const);
  return { name, passed, failed: ok ? failed : Math.max(failed, 1), seconds: since(start) };
}

const readJson = async <Report>(file: string) => JSON.parse(await readFile(file, 'utf8')) as Report;

/** Runs a Vitest project or package and counts its tests; `quiet` keeps what it prints to itself, `env` is its own. */
export async function unitReport(
  name: string,
  args: readonly string[],
  { quiet = false, env = {} }: { quiet?: boolean; env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> {
  const start = performance.now();
  const file = `${process.cwd()}/test-results/${name}.json`;
  const command = [
    'vitest',
    'run',
    ...args,
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const { ok, output } = await execute('npx', command, env);
  console.log(`\n── ${name}: npx ${command.join(' ')}\n${quiet ? '' : output.trim()}`);
  return counted(name, start, ok, async () => {
    const report = await readJson<{ numPassedTests: number; numFailedTests: number }>(file);
    return [report.numPassedTests, report.numFailedTests];
  });
}

/** Runs the browser tests on the built sites and counts them. */
export async function browserReport(name: string): Promise<Outcome> {
  const start = performance.now();
  const { ok, output } = await execute('npx', ['playwright', 'test']);
  console.log(`\n── ${name}: npx playwright test\n${output.trim()}`);
  return counted(name, start, ok, async () => {
    type Report = { stats: { expected: number; unexpected: number; flaky: number } };
    const { stats } = await readJson<Report>('test-results/browser.json');
    return [stats.expected, stats.unexpected + stats.flaky];
  });
}
