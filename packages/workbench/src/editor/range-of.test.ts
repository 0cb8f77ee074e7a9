import { Text } from '@codemirror/state';
import { expect, it } from 'vitest';
import { rangeOf } from './range-of.ts';

const doc = Text.of(['ab cd', '', `  ${'x'.repeat(5_000)}`]);
const problem = { severity: 'error', message: '' } as const;

it.each([
  ['a line without its indentation', { line: 1 }, [0, 5]],
  ['columns', { line: 1, column: 4, endColumn: 6 }, [3, 5]],
  ['one column', { line: 1, column: 2 }, [1, 2]],
  ['the end of a line, by its last character', { line: 1, column: 9 }, [4, 5]],
  ['an empty line', { line: 2, column: 3 }, [6, 6]],
  ['the start of a long line', { line: 3 }, [9, 2_007]],
  ['a line beyond the last', { line: 9, column: 1 }, [7, 8]],
])('underlines %s', (_, place, [from, to]) => {
  expect(rangeOf({ doc }, { ...problem, ...place })).toEqual({ from, to });
});
