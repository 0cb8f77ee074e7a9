import { expect, test } from 'vitest';
import { createEchoes } from './echoes.ts';

test('a text that comes back late is an echo, and does not undo what was typed since', () => {
  const echoes = createEchoes('a');
  echoes.report('ab');
  echoes.report('abc');
  expect(echoes.isEcho('a')).toBe(false);
  echoes.report('ab');
  echoes.report('abc');
  expect(['ab', 'abc', 'abc'].map(echoes.isEcho)).toEqual([true, true, true]);
});

test('a new text is none, also one that was typed before', () => {
  const echoes = createEchoes('a');
  expect(echoes.isEcho('a')).toBe(true);
  echoes.report('ab');
  echoes.report('abc');
  expect(echoes.isEcho('abc')).toBe(true);
  expect(echoes.isEcho('ab')).toBe(false);
  expect(echoes.isEcho('ab')).toBe(true);
  expect(echoes.isEcho('')).toBe(false);
});
