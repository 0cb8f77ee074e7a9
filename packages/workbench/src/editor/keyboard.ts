import { indentLess, indentMore } from '@codemirror/commands';
import { type Extension, StateEffect, StateField } from '@codemirror/state';
import { type EditorView, keymap, type Panel, showPanel } from '@codemirror/view';

const setIndents = StateEffect.define<boolean>();

/** Whether Tab indents. By default, it moves the focus. */
const indents = StateField.define<boolean>({
  create: () => false,
  update: (value, { effects }) => effects.findLast((effect) => effect.is(setIndents))?.value ?? value,
});

const ifIndents = (run: (view: EditorView) => boolean) => (view: EditorView) =>
  view.state.field(indents) && !view.state.readOnly && run(view);

/** Tab moves the focus until Ctrl-M makes it indent. Then, Escape and Tab move the focus. */
export const tabKeys: Extension = [
  indents,
  keymap.of([
    {
      key: 'Ctrl-m',
      mac: 'Shift-Alt-m',
      run: (view) => {
        view.dispatch({ effects: setIndents.of(!view.state.field(indents)) });
        return true;
      },
    },
    { key: 'Tab', run: ifIndents(indentMore), shift: ifIndents(indentLess) },
  ]),
];

const isMac = () => /Mac|iP(hone|ad|od)/.test(navigator.userAgent);

function hintOf(isIndenting: boolean, readOnly: boolean): string {
  const [find, toggle] = isMac() ? ['⌘F', '⇧⌥M'] : ['Ctrl+F', 'Ctrl+M'];
  if (readOnly) return `Tab moves the focus. ${find} searches.`;
  return isIndenting
    ? `Tab indents. To leave, press Escape, then Tab. ${toggle} switches back.`
    : `Tab leaves the editor. ${toggle}: indent with Tab. ${find}: search.`;
}

/** Says how to leave the editor with the keyboard, at its bottom. */
export const keyboardHint = (readOnly: boolean): Extension =>
  showPanel.of((view): Panel => {
    const dom = document.createElement('div');
    dom.className = 'cm-keyboard-hint';
    dom.setAttribute('role', 'status');
    const show = (isIndenting: boolean) => (dom.textContent = hintOf(isIndenting, readOnly));
    show(view.state.field(indents));
    return {
      dom,
      update: ({ state, startState }) => {
        const now = state.field(indents);
        if (now !== startState.field(indents)) show(now);
      },
    };
  });
