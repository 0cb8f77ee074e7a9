import { expect, test } from 'vitest';
import { findProblem } from './find-problem';

const file = (bytes: number, type: string) => new File([new Uint8Array(bytes)], 'photo', { type });

test('it accepts a JPEG or PNG file of at most 5 MB', () => {
  expect(findProblem(file(1, 'image/jpeg'))).toBeUndefined();
  expect(findProblem(file(5_000_000, 'image/png'))).toBeUndefined();
});

test('it says what is wrong with another type, an empty file and a large one', () => {
  expect(findProblem(file(1, 'image/gif'))).toBe('Choose a JPEG or PNG file.');
  expect(findProblem(file(0, 'image/png'))).toBe('The file has no content.');
  expect(findProblem(file(5_000_001, 'image/png'))).toBe('Choose a file of at most 5 MB.');
});
