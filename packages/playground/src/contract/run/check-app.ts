import type { Checker, Files } from '../check/create-checker.ts';
import type { Problem } from '../check/problem.ts';
import type { Compared } from './compare-specs.ts';
import type { Check } from './messages.ts';

/**
 * Checks the application with the code of both specs.
 *
 * @param pause - Called between files. It lets a newer request arrive, and says whether this run is still wanted.
 * @returns Undefined if the run was given up.
 */
export async function checkApp(
  { comparison, code }: Compared,
  check: Checker,
  pause: () => Promise<boolean>,
): Promise<Check | undefined> {
  const start = performance.now();
  const before = await problemsOf(comparison.app, code.before, check, pause);
  const after = before && (await problemsOf(comparison.app, code.after, check, pause));
  if (!after) return undefined;
  const known = new Set(before.map(identityOf));
  return {
    problems: after.filter((problem) => !known.has(identityOf(problem))),
    existing: before.length,
    duration: performance.now() - start,
  };
}

async function problemsOf(
  app: Files,
  code: Files,
  check: Checker,
  pause: () => Promise<boolean>,
): Promise<Problem[] | undefined> {
  const problems: Problem[] = [];
  for (const found of check({ ...app, ...code }, Object.keys(app))) {
    problems.push(...found);
    if (!(await pause())) return undefined;
  }
  return problems;
}

const identityOf = ({ file, line, column, code }: Problem) => `${file}:${line}:${column}:${code}`;
