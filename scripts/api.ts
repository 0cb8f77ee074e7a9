/**
 * Writes what the packages export, with its types, to `packages/<package>/api/`, so that a change of a public type shows in
 * review. With `--check` it writes nothing, and fails where a report in the repository differs.
 */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { reportsOf, save, type Report } from './api/report.ts';
import { publishedPackages } from './published-packages.ts';

/** Prints how a report differs. */
function differs({ committed, current }: Report): boolean {
  if (!existsSync(committed)) {
    console.error(`${path.relative('.', committed)} does not exist.`);
    return true;
  }
  const files = [committed, current].map((file) => path.relative('.', file));
  return spawnSync('git', ['diff', '--no-index', '--', ...files], { stdio: 'inherit' }).status !== 0;
}

const reports = (await Promise.all(publishedPackages.map(({ folder }) => reportsOf(folder)))).flat();

if (!process.argv.includes('--check')) await Promise.all(reports.map(save));
else if (reports.map(differs).includes(true)) {
  console.error(
    '\nA public type has changed. If that is intended, run `npm run api` and commit the reports.',
  );
  process.exitCode = 1;
}
