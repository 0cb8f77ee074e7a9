import { expect, it } from 'vitest';
import type { Problem } from '../check/problem.ts';
import { codeLines } from './code-lines.ts';
import { visibleLines } from './visible-lines.ts';

const problem = (place: Partial<Problem>): Problem => ({
  ...{ file: 'a.tsx', line: 1, column: 1, endLine: 1, endColumn: 2, code: 1, message: '' },
  ...place,
});
const marked = (text: string, ...places: Partial<Problem>[]) =>
  codeLines(text, places.map(problem)).map(({ parts }) =>
    parts
      .filter(({ isMarked }) => isMarked)
      .map((part) => part.text)
      .join(''),
  );

it('keeps the text, and highlights it', () => {
  const text = "const a = <b title='x'>{pet.name}</b>;\n\nexport { a };\n";
  const lines = codeLines(text, []);
  expect(lines.map(({ parts }) => parts.map((part) => part.text).join('')).join('\n')).toBe(text.trimEnd());
  expect(lines[0]?.parts.find((part) => part.text === 'const')?.style).toBe('keyword');
});

it.each([
  { text: 'a.name', places: [{ column: 3, endColumn: 7 }], want: ['name'] },
  { text: 'ab\ncd\nef', places: [{ column: 2, endLine: 3, endColumn: 2 }], want: ['b', 'cd', 'e'] },
  {
    text: 'abc',
    places: [
      { column: 1, endColumn: 2 },
      { column: 3, endColumn: 4 },
    ],
    want: ['ac'],
  },
])('marks $want in $text', ({ text, places, want }) => {
  expect(marked(text, ...places)).toEqual(want);
});

it('shows the lines near a problem, and offers the others', () => {
  const lines = codeLines(Array.from({ length: 12 }, (_, index) => `a${index};`).join('\n'), [
    problem({ line: 6, endLine: 6 }),
  ]);
  expect(
    visibleLines(lines).map(({ first, lines: some, isHidden }) => [first, some.length, isHidden]),
  ).toEqual([
    [1, 3, true],
    [4, 5, false],
    [9, 4, true],
  ]);
  expect(visibleLines(codeLines('a;\nb;', []))).toMatchObject([{ first: 1, isHidden: false }]);
});
