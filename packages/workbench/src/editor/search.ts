import { highlightSelectionMatches, search as createSearch, searchKeymap } from '@codemirror/search';
import type { Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';
import { button } from './theme.ts';

const look = EditorView.theme({
  '.cm-selectionMatch': { background: 'color-mix(in srgb, var(--hl-accent) 22%, transparent)' },
  '.cm-searchMatch': { background: 'var(--hl-mark)' },
  '.cm-searchMatch-selected': { outline: '1px solid var(--hl-thread)' },
  '.cm-panels-top': { borderBottom: '1px solid var(--hl-border)' },
  '.cm-panel.cm-search': { padding: '0.5rem 2rem 0.5rem 0.75rem' },
  '.cm-panel input, .cm-panel button, .cm-panel label': { fontSize: '0.8125rem' },
  '.cm-textfield': { ...button, background: 'var(--hl-ground)', minHeight: '1.75rem', padding: '0 0.5rem' },
  '.cm-button': {
    ...button,
    backgroundImage: 'none',
    minHeight: '1.75rem',
    '&:active': { backgroundImage: 'none' },
  },
  '.cm-panel button[name=close]': { color: 'inherit', fontSize: '1.25rem', minWidth: '1.5rem' },
  '.cm-panel :focus-visible': { outline: '2px solid var(--hl-focus)', outlineOffset: '1px' },
});

/** Its panel, its keys, and the highlight of what equals the selection. */
export const search: Extension = [
  createSearch({ top: true }),
  highlightSelectionMatches(),
  keymap.of(searchKeymap),
  look,
];

/** Runs the command of a key, as named in the keymap. */
export function runSearchKey(view: EditorView, key: string): void {
  searchKeymap.find((binding) => binding.key === key)?.run?.(view);
}
