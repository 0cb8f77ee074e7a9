import type { Change, Diagnostic } from '@hookloom/generator';
import type { Problem } from '../check/problem.ts';

/** What the reader sees of two specs and an application. */
export type Outcome = {
  changes: readonly Change[];
  /** The errors of the spec that can't be read. */
  unreadable: readonly Diagnostic[];
  /** Undefined if the application isn't checked, or not yet. */
  problems: readonly Problem[] | undefined;
};

/** The outcome in one sentence. */
export type Verdict = { kind: 'broken' | 'breaking' | 'fine' | 'unknown'; text: string };

export function verdictOf({ changes, unreadable, problems }: Outcome): Verdict {
  if (unreadable.length > 0) return { kind: 'unknown', text: 'The spec can’t be read' };
  if (problems === undefined) return { kind: 'unknown', text: 'Not checked' };
  if (problems.length > 0) return { kind: 'broken', text: countLines(problems) };
  return changes.some(({ breaking }) => breaking)
    ? { kind: 'breaking', text: 'Compiles, but breaks at run time' }
    : { kind: 'fine', text: 'Still compiles' };
}

function countLines(problems: readonly Problem[]): string {
  const lines = new Set(problems.map(({ file, line }) => `${file}:${line}`)).size;
  return lines === 1 ? '1 line no longer compiles' : `${lines} lines no longer compile`;
}
