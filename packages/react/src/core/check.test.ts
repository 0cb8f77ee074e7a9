import { expect, test } from 'vitest';
import { check } from './check.js';

test('check gives the path and the message of what a schema refuses, and nothing else of it', () => {
  const issues = [{ path: ['a', 0], message: 'Wrong', code: 'invalid_type', input: 'secret' }];
  expect(check({ safeParse: () => ({ success: false, error: { issues } }) }, 1)).toEqual([
    { path: ['a', 0], message: 'Wrong' },
  ]);
  expect(check({ safeParse: () => ({ success: true }) }, 1)).toEqual([]);
});
