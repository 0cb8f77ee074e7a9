import { EditorView } from '@codemirror/view';

/**
 * Replaces the selected text by what is typed. Chrome would give the new text the style of the old one, in an attribute that
 * the page's policy blocks with an error.
 */
export const typeOverSelection = EditorView.domEventHandlers({
  beforeinput({ inputType, data, cancelable }, view) {
    if (inputType !== 'insertText' || !data || !cancelable || view.composing) return false;
    if (view.state.readOnly || view.state.selection.main.empty) return false;
    view.dispatch(view.state.replaceSelection(data), { userEvent: 'input.type', scrollIntoView: true });
    return true;
  },
});
