import { expect, it } from 'vitest';
import { extractHighlightedLines } from './extract-highlighted-lines';

it.each([
  ['a\n// highlight-next-line\nb\nc', { code: 'a\nb\nc', lines: [2] }],
  ['# highlight-start\na\nb\n# highlight-end\nc', { code: 'a\nb\nc', lines: [1, 2] }],
  ['<p>\n  {/* highlight-next-line */}\n  a\n</p>', { code: '<p>\n  a\n</p>', lines: [2] }],
  ['const highlight = 1; // not a request', { code: 'const highlight = 1; // not a request', lines: [] }],
])('reads %j', (source, want) => {
  expect(extractHighlightedLines(source)).toEqual(want);
});
