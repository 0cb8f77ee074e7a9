import type { EditorState } from '@codemirror/state';
import type { EditorDiagnostic } from './types.ts';

/** Nobody reads a longer one, and minified specs are one line. */
const MAX_LENGTH = 2_000;

/** The columns of a problem, or its line without indentation. Empty on an empty line. */
export function rangeOf(
  { doc }: Pick<EditorState, 'doc'>,
  { line = 1, column, endColumn }: EditorDiagnostic,
): { from: number; to: number } {
  const { from, to, text } = doc.line(Math.min(line, doc.lines));
  if (column === undefined)
    return { from: from + Math.min(text.search(/\S|$/), MAX_LENGTH), to: Math.min(to, from + MAX_LENGTH) };
  // At the end of a line, its last character.
  const start = Math.max(from, Math.min(from + column - 1, to - 1));
  return { from: start, to: Math.min(Math.max(start + 1, from + (endColumn ?? column + 1) - 1), to) };
}
