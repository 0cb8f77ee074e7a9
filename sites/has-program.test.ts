import { afterEach, expect, it, vi } from 'vitest';
import { hasProgram } from './has-program.ts';

afterEach(() => vi.restoreAllMocks());

it('a program that is installed can be tested', () => {
  expect(hasProgram('/usr/sbin/nginx', 'Install nginx.', true)).toBe(true);
  expect(hasProgram('/usr/sbin/nginx', 'Install nginx.', false)).toBe(true);
});

it('without the program, its tests are skipped with a hint', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  expect(hasProgram(undefined, 'Install nginx.', false)).toBe(false);
  expect(warn).toHaveBeenCalledWith('Install nginx. Until then, its tests are skipped.');
});

it('in CI, a missing program is an error', () => {
  expect(() => hasProgram(undefined, 'Install nginx.', true)).toThrow('Install nginx.');
});
