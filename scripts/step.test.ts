import path from 'node:path';
import { expect, it } from 'vitest';
import { failedInBrowser, failedTests, run, skipped, type Outcome } from './step.ts';

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

const outcome = (name: string, failed: number): [string, Outcome] => [
  name,
  { name, passed: 3, failed, seconds: 1, failures: [] },
];

it('skips a step if one that it needs failed, and counts it as one failure', () => {
  const outcomes = new Map([
    outcome('build-website', 1),
    outcome('samples', 1),
    outcome('prepare-samples', 0),
  ]);
  expect(skipped({ name: 'browser-1', needs: ['build-website', 'samples'] }, outcomes)).toEqual({
    name: 'browser-1',
    passed: 0,
    failed: 1,
    seconds: 0,
    failures: [
      { command: 'npm test -- browser-1', reason: 'Skipped, because build-website and samples failed.' },
    ],
  });
  expect(skipped({ name: 'unit', needs: ['prepare-samples', 'not-chosen'] }, outcomes)).toBeUndefined();
  expect(skipped({ name: 'cli' }, outcomes)).toBeUndefined();
});

it('gives the last lines of a failed command as its reason', async () => {
  const program = 'for (let i = 1; i < 31; i += 1) console.log(i); process.exit(2)';
  const { failed, failures } = await run('count', process.execPath, ['-e', program]);
  const lastLines = Array.from({ length: 20 }, (_, index) => index + 11).join('\n');
  expect(failed).toBe(1);
  expect(failures).toEqual([{ command: `${process.execPath} -e ${program}`, reason: lastLines }]);
});
