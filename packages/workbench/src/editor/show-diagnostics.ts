import { type Diagnostic, lintGutter, lintKeymap, setDiagnostics } from '@codemirror/lint';
import type { EditorState, Extension, TransactionSpec } from '@codemirror/state';
import { keymap } from '@codemirror/view';
import type { EditorDiagnostic } from './types.ts';

/** More would make the editor slow, and nobody reads them. */
const LIMIT = 500;

/** The marks beside the lines, and the keys that go from problem to problem. */
export const diagnosticsSupport: Extension = [lintGutter(), keymap.of(lintKeymap)];

/** Underlines problems at their lines, with their hints in the tooltip. */
export function showDiagnostics(
  state: EditorState,
  diagnostics: readonly EditorDiagnostic[],
): TransactionSpec {
  const placed = diagnostics.filter(({ line }) => line !== undefined && line >= 1).slice(0, LIMIT);
  return setDiagnostics(
    state,
    placed.map((one): Diagnostic => {
      const { code, message, severity } = one;
      return {
        ...rangeOf(state, one),
        severity,
        message,
        ...(code !== undefined && { source: code }),
        renderMessage: () => render(one),
      };
    }),
  );
}

/** The columns of a problem, or its line without indentation. */
export function rangeOf(
  { doc }: EditorState,
  { line = 1, column, endColumn }: EditorDiagnostic,
): { from: number; to: number } {
  const { from, to, text } = doc.line(Math.min(line, doc.lines));
  if (column === undefined)
    return { from: from + Math.min(text.search(/\S|$/), 2_000), to: Math.min(to, from + 2_000) };
  const start = Math.min(from + column - 1, to);
  return { from: start, to: Math.max(start, Math.min(from + (endColumn ?? column + 1) - 1, to)) };
}

function render({ message, hint }: EditorDiagnostic): Node {
  const dom = document.createElement('div');
  dom.append(message);
  if (hint !== undefined) {
    const advice = document.createElement('p');
    advice.className = 'cm-hint';
    advice.textContent = hint;
    dom.append(advice);
  }
  return dom;
}
