import { foldService } from '@codemirror/language';
import type { EditorState } from '@codemirror/state';

/** A fold looks no further, so that the gutter of a long document stays fast. */
const MAX_LINES = 10_000;

const indentOf = (text: string) => text.search(/\S/);

/** The range from the end of a line to the end of the last line below it that is indented more. */
export function blockBelow({ doc }: EditorState, start: number): { from: number; to: number } | null {
  const head = doc.lineAt(start);
  const indent = indentOf(head.text);
  if (indent < 0) return null;
  let to = head.to;
  const last = Math.min(doc.lines, head.number + MAX_LINES);
  for (let number = head.number + 1; number <= last; number++) {
    const line = doc.line(number);
    const own = indentOf(line.text);
    if (own < 0) continue;
    if (own <= indent) break;
    to = line.to;
  }
  return to > head.to ? { from: head.to, to } : null;
}

/** Folds the blocks of formatted code, for languages without a syntax tree. */
export const foldByIndentation = foldService.of(blockBelow);
