import { expect, test } from 'vitest';
import { joinPieces, type Part } from './join-pieces.js';

test.each<{ name: string; parts: Part[]; want: string; slices: [number, number][][] }>([
  { name: 'nothing', parts: [], want: ']', slices: [] },
  { name: 'a part without pieces', parts: [{ head: '[', pieces: [] }], want: '[]', slices: [[]] },
  {
    name: 'pieces without a separator',
    parts: [{ head: '[', pieces: ['ab', '', 'c'] }],
    want: '[abc]',
    slices: [
      [
        [1, 3],
        [3, 3],
        [3, 4],
      ],
    ],
  },
  {
    name: 'several parts',
    parts: [
      { head: '[', pieces: ['ab', 'c'], separator: ', ' },
      { head: '; ', pieces: ['d', 'e'], separator: '|' },
    ],
    want: '[ab, c; d|e]',
    slices: [
      [
        [1, 3],
        [5, 6],
      ],
      [
        [8, 9],
        [10, 11],
      ],
    ],
  },
])('$name', ({ parts, want, slices }) => {
  expect(joinPieces('a.txt', parts, ']')).toEqual({ file: { path: 'a.txt', contents: want }, slices });
});
