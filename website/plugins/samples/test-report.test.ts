import { expect, it } from 'vitest';
import { assertTested, readTestReport, sha256, type TestReport } from './test-report';

const TEXT = 'export const a = 1;\n';
const ended = (passed: number, failed = 0, skipped = 0) => ({ passed, failed, skipped });
const report = (tests: TestReport['tests'], text = TEXT): TestReport => ({
  files: { 'a/card.tsx': sha256(text), 'a/card.test.tsx': sha256(text), 'a/add.console': sha256(text) },
  tests,
});

it.each([
  ['a/card.tsx', 'a/card.browser.test.tsx'],
  ['a/card.tsx', 'a/card.test.ts'],
  ['a/card.test.tsx', 'a/card.test.tsx'],
  ['a/add.console', 'a/add.console'],
])('the tests of %s may stand in %s', (sample, test) => {
  expect(assertTested(report({ [test]: ended(2) }), sample, TEXT)).toBe(test);
});

it.each([
  ['is missing', report({}), 'no test of it ran; write one, in a/card.browser.test.tsx or a/card.test.ts'],
  ['fails', report({ 'a/card.test.ts': ended(1, 1) }), '1 of its tests fail'],
  ['is skipped', report({ 'a/card.test.ts': ended(1, 0, 1) }), '1 of its tests are skipped'],
  ['ran on another text', report({ 'a/card.test.ts': ended(2) }, 'before'), 'ran on another text'],
])('a sample whose test %s is not tested', (_, given, problem) => {
  expect(() => assertTested(given, 'a/card.tsx', TEXT)).toThrow(problem);
});

it('there is no report where none is named, and a named one has to be there', () => {
  expect(readTestReport(undefined)).toBeUndefined();
  expect(() => readTestReport('/no/such/report.json')).toThrow('Run npm test, or leave it unset');
});
