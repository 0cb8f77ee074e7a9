import { expect, it } from 'vitest';
import { dependencies } from './schedule.ts';
import { selectSteps } from './select-steps.ts';
import { steps as real } from './test-steps.ts';

const steps = [
  { name: 'prepare' },
  { name: 'build', after: ['prepare'] },
  { name: 'browser', needs: ['build'] },
  { name: 'lint' },
  { name: 'packed', isFull: true },
] as const;

const select = (words: string[], isFull = false, isRest = false) => {
  const { chosen, unknown } = selectSteps(steps, words, isFull, isRest);
  return [chosen.map(({ name }) => name).join(' '), ...unknown];
};

it('runs the quick steps, all, or the rest', () => {
  expect(select([])).toEqual(['prepare build browser lint']);
  expect(select([], true)).toEqual(['prepare build browser lint packed']);
  expect(select([], true, true)).toEqual(['packed']);
});

it('runs a named step with all that it comes after', () => {
  expect(select(['browser'])).toEqual(['prepare build browser']);
  expect(select(['lint'])).toEqual(['lint']);
  expect(select(['packed'])).toEqual(['packed']);
});

it('returns the words that name no step: they are searched for in the paths of tests', () => {
  expect(select(['lint', 'search'])).toEqual(['lint', 'search']);
});

it('each step comes after steps that there are', () => {
  const names = new Set(real.map(({ name }) => name));
  expect(names.size).toBe(real.length);
  expect(real.flatMap(dependencies).filter((name) => !names.has(name))).toEqual([]);
});
