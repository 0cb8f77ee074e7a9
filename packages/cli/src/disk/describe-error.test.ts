import { expect, it } from 'vitest';
import { describeError, errorCode } from './describe-error.js';

const withCode = (code: unknown) => Object.assign(new Error('what the system says'), { code });

it.each([
  ['EACCES', 'permission denied'],
  ['EPERM', 'not permitted'],
  ['EROFS', 'the file system is read-only'],
  ['ENOENT', 'it does not exist'],
  ['ENOTDIR', 'part of its path is a file'],
  ['EEXIST', 'a file is in its place'],
  ['EISDIR', 'it is a folder'],
  ['ENOSPC', 'the disk is full'],
  ['EDQUOT', 'the disk quota is exceeded'],
  ['EOTHER', 'what the system says'],
  [undefined, 'what the system says'],
])('describes %s as "%s"', (code, reason) => {
  expect(describeError(withCode(code))).toBe(reason);
});

it('describes what is not an error', () => {
  expect(describeError('thrown as a string')).toBe('thrown as a string');
});

it.each([
  ['a file-system error', withCode('ENOENT'), 'ENOENT'],
  ['an error with a number as its code', withCode(20), undefined],
  ['an error without a code', new Error(), undefined],
  ['what is not an error', { code: 'ENOENT' }, undefined],
])('finds the code of %s', (_, error, code) => {
  expect(errorCode(error)).toBe(code);
});
