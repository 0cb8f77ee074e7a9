/** Runs the tests of the samples, and says of each sample to the build of the site whether it passed. */
import { defaultIdentity } from '@hookloom/identity';
import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { unitReport, type Outcome } from './step.ts';

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly {
      readonly title: string;
      readonly status: 'passed' | 'failed' | 'skipped' | 'pending' | 'todo';
      readonly meta: { readonly calledInert?: boolean };
    }[];
  }[];
}

/** Where the report is written; `SAMPLES_REPORT` names it to the build of the site. */
export const SAMPLES_REPORT = path.resolve('test-results/samples-report.json');

const SAMPLES = path.resolve('samples');
const { slug } = defaultIdentity.name;
const NOT_SAMPLES = new Set(['node_modules', slug, `.${slug}`]);
const SESSIONS = 'testing/sessions.test.ts';

const under = (file: string) => path.relative(SAMPLES, file).replaceAll(path.sep, '/');

async function read(name: string): Promise<VitestReport> {
  return JSON.parse(await readFile(`test-results/${name}.json`, 'utf8')) as VitestReport;
}

async function digests(): Promise<Record<string, string>> {
  const files: Record<string, string> = {};
  for (const folder of await readdir(SAMPLES, { withFileTypes: true })) {
    if (!folder.isDirectory() || NOT_SAMPLES.has(folder.name)) continue;
    for (const file of await readdir(path.join(SAMPLES, folder.name))) {
      const text = await readFile(path.join(SAMPLES, folder.name, file));
      files[`${folder.name}/${file}`] = createHash('sha256').update(text).digest('hex');
    }
  }
  return files;
}

async function writeReport(): Promise<void> {
  const tests: Record<string, { passed: number; failed: number; skipped: number }> = {};
  for (const { name, assertionResults } of (await read('samples')).testResults) {
    for (const { title, status } of assertionResults) {
      // One test file plays all the recorded sessions; each of its tests is named after its session.
      const file = under(name) === SESSIONS ? title : under(name);
      const found = (tests[file] ??= { passed: 0, failed: 0, skipped: 0 });
      found[status === 'passed' || status === 'failed' ? status : 'skipped'] += 1;
    }
  }
  await mkdir(path.dirname(SAMPLES_REPORT), { recursive: true });
  await writeFile(SAMPLES_REPORT, JSON.stringify({ files: await digests(), tests }, null, 2));
}

export async function testSamples(): Promise<Outcome> {
  const outcome = await unitReport('samples', ['--root', 'samples']);
  await writeReport();
  return outcome;
}

/**
 * Runs the samples' tests once more, on a runtime in which `execute` and its like do nothing. Every file of tests whose
 * sample calls one has to fail; one that passes asserts nothing of what its sample is for.
 */
export async function testWithoutExecute(): Promise<Outcome> {
  const name = 'samples-without-execute';
  process.env['WITHOUT_EXECUTE'] = 'yes';
  const { seconds } = await unitReport(name, ['--root', 'samples', '--project', 'components'], {
    quiet: true,
  });
  delete process.env['WITHOUT_EXECUTE'];
  const called = (await read(name)).testResults.filter(({ assertionResults }) =>
    assertionResults.some(({ meta }) => meta.calledInert),
  );
  const blind = called.filter(({ assertionResults }) =>
    assertionResults.every(({ status }) => status === 'passed'),
  );
  for (const { name: file } of blind) console.log(`${under(file)} passes although execute does nothing.`);
  if (called.length === 0) console.log('No test called what was made inert: the stand-in is not in place.');
  return {
    name,
    passed: called.length - blind.length,
    failed: called.length === 0 ? 1 : blind.length,
    seconds,
  };
}
