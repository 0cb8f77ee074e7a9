/** Tests the samples and writes a report from which the site's build marks samples as tested. */
import { defaultIdentity } from '@hookloom/identity';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { sha256, type TestReport } from '../website/plugins/samples/test-report.ts';
import { unitReport, type Outcome } from './step.ts';

interface VitestTest {
  readonly title: string;
  readonly status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo';
  readonly meta: { readonly calledInert?: boolean };
}

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly VitestTest[];
  }[];
}

/** Where the report is written. Pass it to the site's build as `SAMPLES_REPORT`. */
export const SAMPLES_REPORT = path.resolve('test-results/samples-report.json');

const SAMPLES = path.resolve('samples');
const { slug } = defaultIdentity.name;
const NOT_SAMPLES = new Set(['node_modules', slug, `.${slug}`]);
const SESSIONS = 'testing/sessions.test.ts';

const relativeToSamples = (file: string) => path.relative(SAMPLES, file).replaceAll(path.sep, '/');

/** Reads a report, or an empty one if the run crashed before writing it. */
async function readReport(name: string): Promise<VitestReport> {
  const text = await readFile(`test-results/${name}.json`, 'utf8').catch(() => '{ "testResults": [] }');
  return JSON.parse(text) as VitestReport;
}

async function hashFiles(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const folder of await readdir(SAMPLES, { withFileTypes: true })) {
    if (!folder.isDirectory() || NOT_SAMPLES.has(folder.name)) continue;
    for (const file of await readdir(path.join(SAMPLES, folder.name))) {
      files[`${folder.name}/${file}`] = sha256(await readFile(path.join(SAMPLES, folder.name, file), 'utf8'));
    }
  }
  return files;
}

type Tests = Record<string, TestReport['tests'][string]>;

async function writeReport({ testResults }: VitestReport): Promise<void> {
  const tests: Tests = {};
  for (const { name, assertionResults } of testResults) {
    for (const { title, status } of assertionResults) {
      // A single test file runs all recorded sessions, one test each.
      const file = relativeToSamples(name) === SESSIONS ? title : relativeToSamples(name);
      const found = (tests[file] ??= { passed: 0, failed: 0, skipped: 0 });
      found[status === 'passed' || status === 'failed' ? status : 'skipped'] += 1;
    }
  }
  const report: TestReport = { files: await hashFiles(), tests };
  await mkdir(path.dirname(SAMPLES_REPORT), { recursive: true });
  await writeFile(SAMPLES_REPORT, JSON.stringify(report, null, 2));
}

export async function testSamples(): Promise<Outcome> {
  const outcome = await unitReport('samples', ['--root', 'samples']);
  await writeReport(await readReport('samples'));
  return outcome;
}

const callsInert = ({ meta }: VitestTest) => meta.calledInert === true;
const failed = ({ status }: VitestTest) => status === 'failed';

/** Explains why a test file passes although calls do nothing. */
function explainFalsePass(tests: readonly VitestTest[]): string | undefined {
  // A failure for another reason proves nothing about calls.
  if (tests.some((test) => failed(test) && !callsInert(test))) return 'fails before it calls anything';
  if (tests.some(callsInert) && !tests.some(failed)) return 'passes although execute does nothing';
  return undefined;
}

/**
 * Runs the samples' tests against a runtime in which `execute` and similar functions do nothing. Tests of a sample that
 * calls one must fail for that reason; otherwise, they don't test what the sample is for.
 */
export async function testWithoutExecute(): Promise<Outcome> {
  const name = 'samples-without-execute';
  const { seconds } = await unitReport(
    name,
    ['--root', 'samples', '--project', 'components', '--project', 'tutorial'],
    {
      quiet: true,
      env: { WITHOUT_EXECUTE: 'yes' },
    },
  );
  let passed = 0;
  let blind = 0;
  for (const { name: file, assertionResults } of (await readReport(name)).testResults) {
    const problem = explainFalsePass(assertionResults);
    if (problem) console.log(`${relativeToSamples(file)} ${problem}.`);
    if (problem) blind += 1;
    else if (assertionResults.some(callsInert)) passed += 1;
  }
  if (passed + blind === 0) console.log('No test called what was made inert: the stand-in is not in place.');
  const count = passed + blind === 0 ? 1 : blind;
  const failures = count > 0 ? [{ command: `npm test -- ${name}` }] : [];
  return { name, passed, failed: count, seconds, failures };
}
