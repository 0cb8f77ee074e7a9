import {
  copyLineDown,
  copyLineUp,
  cursorMatchingBracket,
  deleteLine,
  indentLess,
  indentMore,
  indentSelection,
  insertBlankLine,
  moveLineDown,
  moveLineUp,
  selectLine,
  standardKeymap,
  toggleComment,
} from '@codemirror/commands';
import type { KeyBinding } from '@codemirror/view';

/** CodeMirror's default keys, without those for several cursors, and for syntax trees, which most languages here don't have. */
export const editingKeymap: readonly KeyBinding[] = [
  { key: 'Alt-ArrowUp', run: moveLineUp },
  { key: 'Shift-Alt-ArrowUp', run: copyLineUp },
  { key: 'Alt-ArrowDown', run: moveLineDown },
  { key: 'Shift-Alt-ArrowDown', run: copyLineDown },
  { key: 'Mod-Enter', run: insertBlankLine },
  { key: 'Alt-l', mac: 'Ctrl-l', run: selectLine },
  { key: 'Mod-[', run: indentLess },
  { key: 'Mod-]', run: indentMore },
  { key: 'Mod-Alt-\\', run: indentSelection },
  { key: 'Shift-Mod-k', run: deleteLine },
  { key: 'Shift-Mod-\\', run: cursorMatchingBracket },
  { key: 'Mod-/', run: toggleComment },
  ...standardKeymap,
];
