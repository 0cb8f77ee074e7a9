import { highlightSelectionMatches, search as createSearch, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { type EditorView, keymap } from '@codemirror/view';

/** Its panel, its keys, and the highlight of what equals the selection. */
export const search: Extension = [
  createSearch({ top: true }),
  highlightSelectionMatches(),
  keymap.of(searchKeymap),
];

/** Runs the command of a key, as named in the keymap. */
export function runSearchKey(view: EditorView, key: string): void {
  searchKeymap.find((binding) => binding.key === key)?.run?.(view);
}
