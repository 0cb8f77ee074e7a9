import { Compartment, type Extension } from '@codemirror/state';
import { EditorView, keymap } from '@codemirror/view';

/** The keys with which a search, or a selection of what equals the selection, begins. */
const KEYS = ['Mod-f', 'F3', 'Mod-g', 'Mod-Alt-g', 'Mod-d', 'Mod-Shift-l'];

/** Loads the search when something is selected, or one of its keys is pressed, whose command then runs. */
export function searchOnDemand(): Extension {
  const compartment = new Compartment();
  const load = async (view: EditorView, key?: string) => {
    const { search, runSearchKey } = await import('./search.ts');
    if (!view.dom.isConnected) return;
    const isFirst = compartment.get(view.state) !== search;
    if (isFirst) view.dispatch({ effects: compartment.reconfigure(search) });
    if (key !== undefined) runSearchKey(view, key);
  };
  // Offline, the editor is without.
  const start = (view: EditorView, key?: string) => void load(view, key).catch(() => undefined);
  const keys = KEYS.map((key) => ({ key, run: (view: EditorView) => (start(view, key), true) }));
  const onSelection = EditorView.updateListener.of(({ selectionSet, state, view }) => {
    if (selectionSet && !state.selection.main.empty) start(view);
  });
  return compartment.of([keymap.of(keys), onSelection]);
}
