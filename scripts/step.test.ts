import path from 'node:path';
import { expect, it } from 'vitest';
import { failedAlone, failedInBrowser } from './step.ts';

const failed = (name: string, ...titles: string[]) => ({
  name: path.resolve(name),
  status: 'failed',
  assertionResults: titles.map((fullName) => ({ fullName, status: 'failed' })),
});

it('says what runs a failed test alone: its file below its root, and its title', () => {
  const testResults = [
    failed('packages/cli/src/a.test.ts', 'writes "$ref" (once)'),
    { ...failed('packages/cli/src/b.test.ts'), status: 'passed' },
  ];
  expect(failedAlone({ testResults }, ['--root', 'packages/cli'])).toEqual([
    'npx vitest run --root packages/cli src/a.test.ts -t "writes ..ref. .once."',
  ]);
});

it('says what runs a file alone that failed before its tests', () => {
  expect(failedAlone({ testResults: [failed('scripts/a.test.ts')] }, ['--project', 'unit'])).toEqual([
    'npx vitest run scripts/a.test.ts',
  ]);
});

it('says what runs a failed browser test alone, with its project and a trace', () => {
  const spec = { ok: false, file: 'site/a.spec.ts', line: 7, tests: [{ projectName: 'mobile' }] };
  const suite = {
    file: 'site/a.spec.ts',
    specs: [{ ...spec, ok: true, line: 3 }],
    suites: [{ file: '', specs: [spec] }],
  };
  expect(failedInBrowser([suite])).toEqual([
    'npx playwright test e2e/site/a.spec.ts:7 --project=mobile --trace=on',
  ]);
});
