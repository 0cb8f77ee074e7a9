import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The results of the samples' tests. */
export interface TestReport {
  /** SHA-256 hashes of the files in `samples/`, to detect results for an older version. */
  readonly files: Readonly<Record<string, string>>;
  /** Test results by test file. */
  readonly tests: Readonly<Record<string, { passed: number; failed: number; skipped: number }>>;
}

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/** Reads the report at the path in `SAMPLES_REPORT`, if set. */
export function readTestReport(file: string | undefined): TestReport | undefined {
  if (file && !existsSync(file))
    throw new Error(`SAMPLES_REPORT: there is no file ${file}. Run npm test, or leave it unset.`);
  return file ? (JSON.parse(readFileSync(file, 'utf8')) as TestReport) : undefined;
}

/**
 * Lists the test files that a sample may have: next to it, with a suffix for where they run. Tests and recorded sessions
 * count as their own tests.
 */
export function testFileCandidates(sample: string): string[] {
  if (/\.test\.tsx?$|\.console$/.test(sample)) return [sample];
  const { dir, name } = path.posix.parse(sample);
  return ['.browser.test.tsx', '.test.ts'].map((suffix) => path.posix.join(dir, name + suffix));
}

/**
 * Asserts that a sample's tests passed for its current text.
 *
 * @returns The test file.
 * @throws Error with what is missing and how to fix it.
 */
export function assertTested({ files, tests }: TestReport, sample: string, text: string): string {
  if (files[sample] !== sha256(text)) throw new Error('its tests ran on another text; run them again');
  const candidates = testFileCandidates(sample);
  const test = candidates.find((file) => tests[file]);
  const results = test && tests[test];
  if (!test || !results) throw new Error(`no test of it ran; write one, in ${candidates.join(' or ')}`);
  if (results.failed) throw new Error(`${results.failed} of its tests fail, in ${test}`);
  if (results.skipped) throw new Error(`${results.skipped} of its tests are skipped, in ${test}`);
  return test;
}
