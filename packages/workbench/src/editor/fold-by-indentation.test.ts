import { EditorState } from '@codemirror/state';
import { expect, it } from 'vitest';
import { blockBelow } from './fold-by-indentation.ts';

const state = EditorState.create({ doc: 'paths:\n  /a:\n\n    get: 1\n\ninfo:\n' });
const foldOf = (line: number) => {
  const block = blockBelow(state, state.doc.line(line).from);
  return block && state.sliceDoc(block.from, block.to);
};

it.each([
  ['a line with lines that are indented more', 1, '\n  /a:\n\n    get: 1'],
  ['an empty line inside of the block', 2, '\n\n    get: 1'],
  ['a line without a block', 4, null],
  ['an empty line', 5, null],
  ['the last line', 6, null],
])('the fold of %s', (_, line, expected) => {
  expect(foldOf(line)).toBe(expected);
});
