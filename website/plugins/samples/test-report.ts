import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** What a run of the samples' tests found. */
export interface TestReport {
  /** The SHA-256 of each file under `samples/` at that run: a report on another text proves nothing. */
  readonly files: Readonly<Record<string, string>>;
  /** How the tests ended, by the file under `samples/` that holds them. */
  readonly tests: Readonly<Record<string, { passed: number; failed: number; skipped: number }>>;
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Reads the report that `SAMPLES_REPORT` names, if it names one. */
export function readTestReport(file: string | undefined): TestReport | undefined {
  if (file && !existsSync(file))
    throw new Error(`SAMPLES_REPORT: there is no file ${file}. Run npm test, or leave it unset.`);
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as TestReport) : undefined;
}

/**
 * Where the tests of a sample stand: beside it, under its name and the suffix that says where they run. A sample that is
 * a test, and a recorded session, are their own.
 */
export function testsOf(sample: string): string[] {
  if (/\.test\.tsx?$|\.console$/.test(sample)) return [sample];
  const { dir, name } = path.posix.parse(sample);
  return ['.browser.test.tsx', '.test.ts'].map((suffix) => path.posix.join(dir, name + suffix));
}

/**
 * Makes sure that a sample's tests passed on this very text.
 *
 * @returns The file that holds them.
 * @throws What is missing, and the hint.
 */
export function assertTested({ files, tests }: TestReport, sample: string, text: string): string {
  if (files[sample] !== sha256(text)) throw new Error('its tests ran on another text; run them again');
  const candidates = testsOf(sample);
  const test = candidates.find((file) => tests[file]);
  const found = test && tests[test];
  if (!test || !found) throw new Error(`no test of it ran; write one, in ${candidates.join(' or ')}`);
  if (found.failed) throw new Error(`${found.failed} of its tests fail, in ${test}`);
  if (found.skipped) throw new Error(`${found.skipped} of its tests are skipped, in ${test}`);
  return test;
}
