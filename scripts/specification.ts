import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Outcome } from './step.ts';

/** A sentence of the specification of the site, and the tests that prove it. */
export interface Row {
  readonly section: string;
  readonly statement: string;
  /** Each a file and a title: `` `e2e/site/a.spec.ts` › group › title ``. */
  readonly proofs: readonly string[];
}

/** The report of a Vitest run, as far as titles go. */
export interface VitestTitles {
  readonly testResults: readonly {
    /** The absolute path of the file. */
    readonly name: string;
    readonly assertionResults: readonly {
      readonly ancestorTitles: readonly string[];
      readonly title: string;
      readonly status: string;
    }[];
  }[];
}

/** A file, or a group of tests in it. */
export interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The report of a Playwright run, as far as titles go. */
export interface PlaywrightTitles {
  readonly suites: readonly PlaywrightSuite[];
}

const SPECIFICATION = 'e2e/SPECIFICATION.md';
const BETWEEN = ' › ';

/** The steps whose tests may be named as a proof. */
export const PROVING_STEPS = ['browser-1', 'browser-2', 'browser-variants', 'broken', 'unit', 'builds'];

/** The rows of the tables of `e2e/SPECIFICATION.md`. */
export const specificationRows = (markdown: string): Row[] =>
  markdown
    .split('\n')
    .filter((line) => /^\| (?:\d|–) \|/.test(line))
    .map((line) => {
      const [section = '', statement = '', proofs = ''] = line.slice(2, -2).split(' | ');
      return { section, statement, proofs: proofs.split('<br>') };
    });

const proof = (file: string, ...titles: string[]) =>
  `\`${file.replaceAll('\\', '/')}\`${BETWEEN}${titles.join(BETWEEN)}`;

function passedInSuite(
  { file, specs = [], suites = [] }: PlaywrightSuite,
  groups: readonly string[],
): string[] {
  const passed = specs.filter(({ ok }) => ok).map(({ title }) => proof(`e2e/${file}`, ...groups, title));
  return [...passed, ...suites.flatMap((suite) => passedInSuite(suite, [...groups, suite.title]))];
}

/** The tests that passed, as the specification names them. */
export function passedTests(report: VitestTitles | PlaywrightTitles): string[] {
  if ('suites' in report) return report.suites.flatMap((suite) => passedInSuite(suite, []));
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === 'passed')
      .map(({ ancestorTitles, title }) => proof(path.relative('.', name), ...ancestorTitles, title)),
  );
}

/** What is wrong with the proofs of a row. */
export const unproven = ({ proofs }: Row, passed: ReadonlySet<string>): string[] =>
  proofs.filter((each) => !passed.has(each));

// A step that ended before its report has failed, and proves nothing.
const readReport = (name: string): Promise<VitestTitles | PlaywrightTitles> =>
  readFile(`test-results/${name}.json`, 'utf8').then(
    (text) => JSON.parse(text) as VitestTitles | PlaywrightTitles,
    () => ({ suites: [] }),
  );

/** Counts the statements of the specification of which each named test has passed in this run. */
export async function checkSpecification(): Promise<Outcome> {
  const start = performance.now();
  const reports = await Promise.all(PROVING_STEPS.map(readReport));
  const passed = new Set(reports.flatMap(passedTests));
  const rows = specificationRows(await readFile(SPECIFICATION, 'utf8'));
  const failures = rows.flatMap((row) =>
    unproven(row, passed).map((each) => `${row.section} ${row.statement}\n  did not pass: ${each}`),
  );
  const failed = rows.filter((row) => unproven(row, passed).length > 0).length;
  console.log(`\n── specification: ${SPECIFICATION}\n${failures.join('\n') || 'Each statement is proven.'}`);
  return {
    name: 'specification',
    passed: rows.length - failed,
    failed,
    seconds: (performance.now() - start) / 1000,
    failures: failed > 0 ? [{ command: 'npm test -- specification' }] : [],
  };
}
