import { expect, it } from 'vitest';
import { changedLines } from './changed-lines.ts';

it.each([
  { case: 'nothing', before: 'a\nb', after: 'a\nb', want: [] },
  { case: 'a line', before: 'a\nb\nc', after: 'a\nx\nc', want: [{ line: 2, added: 1, removed: ['b'] }] },
  { case: 'a new line', before: 'a\nc', after: 'a\nb\nc', want: [{ line: 2, added: 1, removed: [] }] },
  {
    case: 'deleted lines',
    before: 'a\nb\nc\nd',
    after: 'a\nd',
    want: [{ line: 2, added: 0, removed: ['b', 'c'] }],
  },
  {
    case: 'two places',
    before: 'a\nb\nc\nd\ne',
    after: 'a\nx\nc\ny\ne',
    want: [
      { line: 2, added: 1, removed: ['b'] },
      { line: 4, added: 1, removed: ['d'] },
    ],
  },
  { case: 'all of it', before: '', after: 'a\nb', want: [{ line: 1, added: 2, removed: [''] }] },
])('finds $case', ({ before, after, want }) => {
  expect(changedLines(before, after)).toEqual(want);
});

it('treats a huge difference as one change, at once', () => {
  const text = (letter: string) =>
    Array.from({ length: 50_000 }, (_, index) => `${letter}${index}`).join('\n');
  const [hunk, ...more] = changedLines(`same\n${text('a')}`, `same\n${text('b')}`);
  expect(more).toEqual([]);
  expect(hunk).toMatchObject({ line: 2, added: 50_000 });
});
