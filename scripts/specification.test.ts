import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { passedTests, PROVING_STEPS, specificationRows, unproven } from './specification.ts';
import { steps } from './test-steps.ts';

const rows = specificationRows(readFileSync('e2e/SPECIFICATION.md', 'utf8'));

describe('the table of the specification', () => {
  it('has rows for each of the nine sections, and no statement twice in one', () => {
    expect(new Set(rows.map(({ section }) => section))).toEqual(
      new Set(['1', '2', '3', '4', '5', '6', '7', '8', '9', '–']),
    );
    const statements = rows.map(({ section, statement }) => `${section} ${statement}`);
    expect(statements).toHaveLength(new Set(statements).size);
  });

  it('names files that exist', () => {
    const files = rows.flatMap(({ proofs }) =>
      proofs.map((proof) => /^`([^`]+)` › ./.exec(proof)?.[1] ?? proof),
    );
    expect(files.filter((file) => !existsSync(file))).toEqual([]);
  });

  it('is checked after the steps that prove it', () => {
    expect(steps.find(({ name }) => name === 'specification')?.after).toEqual(PROVING_STEPS);
    expect(steps.map(({ name }) => name)).toEqual(expect.arrayContaining(PROVING_STEPS));
  });
});

describe('a statement', () => {
  const row = specificationRows(
    '| § | Statement | Proven by |\n| 1 | It is. | `e2e/a.spec.ts` › group › is<br>`a.test.ts` › is |',
  )[0]!;
  const test = { ancestorTitles: [], title: 'is', status: 'passed' };
  const inNode = (change: object) =>
    passedTests({
      testResults: [{ name: path.resolve('a.test.ts'), assertionResults: [{ ...test, ...change }] }],
    });
  const inBrowser = (ok: boolean) =>
    passedTests({
      suites: [
        {
          title: 'a.spec.ts',
          file: 'a.spec.ts',
          suites: [{ title: 'group', file: 'a.spec.ts', specs: [{ title: 'is', ok }] }],
        },
      ],
    });

  it('is proven where each test that it names has passed', () => {
    expect(unproven(row, new Set([...inNode({}), ...inBrowser(true)]))).toEqual([]);
  });

  it.each([
    ['failed', inNode({ status: 'failed' })],
    ['was skipped', inNode({ status: 'skipped' })],
    ['has another title', inNode({ title: 'was' })],
    ['stands in a group', inNode({ ancestorTitles: ['group'] })],
  ])('is not where a test %s', (_, passed) => {
    expect(unproven(row, new Set([...passed, ...inBrowser(true)]))).toEqual(['`a.test.ts` › is']);
  });

  it('is not where a browser test failed', () => {
    expect(unproven(row, new Set([...inNode({}), ...inBrowser(false)]))).toEqual([
      '`e2e/a.spec.ts` › group › is',
    ]);
  });
});
