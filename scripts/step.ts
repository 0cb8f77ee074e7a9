import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A test that failed, or a command without tests of its own. */
export interface Failure {
  /** Reruns only this. */
  readonly command: string;
  /** The first lines of the error, or the last lines of a command's output. */
  readonly reason?: string;
}

/** The result of a step. A command without its own tests counts as one. */
export interface Outcome {
  readonly name: string;
  readonly passed: number;
  readonly failed: number;
  readonly seconds: number;
  readonly failures: readonly Failure[];
}

const REASON_LINES = 20;

// A comparison of long lists comes after its message.
const shorten = (message = '') =>
  stripVTControlCharacters(message).trim().split('\n').slice(0, REASON_LINES).join('\n');

/** The last lines of an output. */
export const ending = (output: string): string =>
  stripVTControlCharacters(output).trim().split('\n').slice(-REASON_LINES).join('\n');

const since = (start: number) => (performance.now() - start) / 1000;

/**
 * The result of a step that can't run because one that it needs failed.
 *
 * @param outcomes - The results so far, by step.
 * @returns One failure, or undefined if the step can run.
 */
export function skipped(
  { name, needs = [] }: { readonly name: string; readonly needs?: readonly string[] },
  outcomes: ReadonlyMap<string, Outcome>,
): Outcome | undefined {
  const broken = needs.filter((need) => outcomes.get(need)?.failed);
  if (broken.length === 0) return undefined;
  const failure = {
    command: `npm test -- ${name}`,
    reason: `Skipped, because ${broken.join(' and ')} failed.`,
  };
  return { name, passed: 0, failed: 1, seconds: 0, failures: [failure] };
}

function execute(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<{ ok: boolean; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
      // On Windows, npm and npx are shell scripts.
      shell: process.platform === 'win32',
    });
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.on('error', (error) => resolve({ ok: false, output: error.message }));
    child.on('close', (code) => resolve({ ok: code === 0, output }));
  });
}

/** Runs a command that passes or fails as a whole and prints its output at the end. */
export async function run(name: string, command: string, args: readonly string[]): Promise<Outcome> {
  const start = performance.now();
  const { ok, output } = await execute(command, args);
  console.log(`\n── ${name}: ${command} ${args.join(' ')}\n${output.trim()}`);
  return {
    name,
    passed: ok ? 1 : 0,
    failed: ok ? 0 : 1,
    seconds: since(start),
    failures: ok ? [] : [{ command: [command, ...args].join(' '), reason: ending(output) }],
  };
}

interface Counted {
  readonly passed: number;
  readonly failed: number;
  readonly failures: readonly Failure[];
}

// A runner that crashes before it writes its report counts as one failure.
async function counted(
  name: string,
  start: number,
  ok: boolean,
  command: readonly string[],
  read: () => Promise<Counted>,
): Promise<Outcome> {
  const whole = ['npx', ...command].join(' ');
  const { passed, failed, failures } = await read().catch(() => ({ passed: 0, failed: 1, failures: [] }));
  const count = ok ? failed : Math.max(failed, 1);
  return {
    name,
    passed,
    failed: count,
    seconds: since(start),
    failures: count > 0 && failures.length === 0 ? [{ command: whole }] : failures,
  };
}

const readJson = async <Report>(file: string) => JSON.parse(await readFile(file, 'utf8')) as Report;

const quoted = (text: string) => `"${text.replaceAll(/["$`\\]/g, '.')}"`;

interface VitestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    /** Why the file failed as a whole. */
    readonly message?: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly failureMessages?: readonly string[];
    }[];
  }[];
}

/** The failed tests of a report. A command has their file, and their title as a pattern. */
export function failedTests(
  { testResults }: Pick<VitestReport, 'testResults'>,
  args: readonly string[],
): Failure[] {
  const root = args[args.indexOf('--root') + 1] ?? '';
  const base = args.includes('--root') ? path.resolve(root) : process.cwd();
  const where = args.includes('--root') ? ` --root ${root}` : '';
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(base, name).replaceAll('\\', '/');
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0)
      return status === 'failed'
        ? [{ command: `npx vitest run${where} ${file}`, reason: shorten(message) }]
        : [];
    return failed.map(({ fullName, failureMessages = [] }) => {
      const pattern = fullName.replaceAll(/[()[\]{}*+?.^|]/g, '.');
      const command = `npx vitest run${where} ${file} -t ${quoted(pattern)}`;
      return { command, reason: shorten(failureMessages[0]) };
    });
  });
}

/** Runs a Vitest project or package and counts its tests. `quiet` hides its output, `env` adds variables. */
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
  return counted(name, start, ok, ['vitest', 'run', ...args], async () => {
    const report = await readJson<VitestReport>(file);
    return {
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      failures: failedTests(report, args),
    };
  });
}

interface Suite {
  readonly file: string;
  readonly suites?: readonly Suite[];
  readonly specs?: readonly {
    readonly ok: boolean;
    readonly file: string;
    readonly line: number;
    readonly tests: readonly {
      readonly projectName: string;
      readonly results?: readonly { readonly error?: { readonly message?: string } }[];
    }[];
  }[];
}

/** The failed browser tests of a report. A command has their file and line, and their project. */
export function failedInBrowser(suites: readonly Suite[]): Failure[] {
  return suites.flatMap(({ specs = [], suites: inner = [] }) => [
    ...specs
      .filter(({ ok }) => !ok)
      .flatMap(({ file, line, tests }) =>
        tests.map(({ projectName, results = [] }) => ({
          command: `npx playwright test e2e/${file}:${line} --project=${projectName} --trace=on`,
          reason: shorten(results[0]?.error?.message),
        })),
      ),
    ...failedInBrowser(inner),
  ]);
}

/** Runs browser tests against the built sites, in one browser, and counts them. */
export async function browserReport(name: string, args: readonly string[]): Promise<Outcome> {
  const start = performance.now();
  const command = ['playwright', 'test', ...args];
  const { ok, output } = await execute('npx', command, { BROWSER_RUN: name });
  console.log(`\n── ${name}: npx ${command.join(' ')}\n${output.trim()}`);
  return counted(name, start, ok, command, async () => {
    type Report = {
      stats: { expected: number; unexpected: number; flaky: number };
      suites: readonly Suite[];
    };
    const { stats, suites } = await readJson<Report>(`test-results/${name}.json`);
    return {
      passed: stats.expected,
      failed: stats.unexpected + stats.flaky,
      failures: failedInBrowser(suites),
    };
  });
}
