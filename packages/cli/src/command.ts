import { statSync } from 'node:fs';
import { resolve } from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { print } from './console/print.js';
import { Progress } from './console/progress.js';
import { Failure } from './diagnostics.js';
import { names } from './names.js';
import type { Report } from './report.js';

/** Passed to every command. */
export type Context = { cwd: string; json: boolean; progress: Progress };

type GlobalOptions = { cwd?: string; json?: boolean };

/**
 * Makes the action of a command from a function that takes its arguments and options and returns a report. Prints the report
 * and sets the exit code.
 */
export function runAndReport(
  // The types of the arguments are known only at run time.
  work: (context: Context, ...args: never[]) => Promise<Report> | Report,
): (...args: unknown[]) => Promise<void> {
  return async (...args) => {
    const { cwd = process.cwd(), json = false } = (args.at(-1) as Command).optsWithGlobals<GlobalOptions>();
    const context: Context = { cwd, json, progress: new Progress() };
    const report = await settle(() => work(context, ...(args.slice(0, -1) as never[])));
    context.progress.end();
    print(report, json);
    process.exitCode = report.failed === true ? 1 : 0;
  };
}

async function settle(work: () => Promise<Report> | Report): Promise<Report> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Failure) return { failed: true, text: '', json: {}, diagnostics: error.diagnostics };
    throw error;
  }
}

/** The examples at the end of a command's help. */
export function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  $ npx ${names.slug} ${line}`).join('\n')}`;
}

/** Parses the argument of `--cwd`. */
export function parseFolder(value: string): string {
  const folder = resolve(value);
  if (statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return folder;
  throw new InvalidArgumentError('No such folder.');
}
