import path from 'node:path';
import { expect, it } from 'vitest';
import { failedTests, failedInBrowser } from './step.ts';

const message = [
  '\u001b[31mAssertionError: expected 1 to be 2\u001b[39m',
  ...Array<string>(30).fill('    at a line'),
].join('\n');
const reason = ['AssertionError: expected 1 to be 2', ...Array<string>(19).fill('    at a line')].join('\n');

const failed = (name: string, ...titles: string[]) => ({
  name: path.resolve(name),
  status: 'failed',
  assertionResults: titles.map((fullName) => ({ fullName, status: 'failed', failureMessages: [message] })),
});

it('says why a test failed, and what runs it alone: its file below its root, and its title', () => {
  const testResults = [
    failed('packages/cli/src/a.test.ts', 'writes "$ref" (once)'),
    { ...failed('packages/cli/src/b.test.ts'), status: 'passed' },
  ];
  expect(failedTests({ testResults }, ['--root', 'packages/cli'])).toEqual([
    { command: 'npx vitest run --root packages/cli src/a.test.ts -t "writes ..ref. .once."', reason },
  ]);
});

it('says why a file failed before its tests, and what runs it alone', () => {
  const testResults = [{ ...failed('scripts/a.test.ts'), message }];
  expect(failedTests({ testResults }, ['--project', 'unit'])).toEqual([
    { command: 'npx vitest run scripts/a.test.ts', reason },
  ]);
});

it('says why a browser test failed, and what runs it alone, with its project and a trace', () => {
  const spec = {
    ok: false,
    file: 'site/a.spec.ts',
    line: 7,
    tests: [{ projectName: 'mobile', results: [{ error: { message } }] }],
  };
  const suite = {
    file: 'site/a.spec.ts',
    specs: [{ ...spec, ok: true, line: 3 }],
    suites: [{ file: '', specs: [spec] }],
  };
  expect(failedInBrowser([suite])).toEqual([
    { command: 'npx playwright test e2e/site/a.spec.ts:7 --project=mobile --trace=on', reason },
  ]);
});
