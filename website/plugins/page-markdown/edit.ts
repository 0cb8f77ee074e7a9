/** A piece of a text, from `start` to before `end`, and what comes in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Makes edits, none of which lies in another, in a text. */
export function edited(text: string, edits: readonly Edit[]): string {
  let end = 0;
  const pieces = [...edits]
    .sort((a, b) => a.start - b.start)
    .map((edit) => {
      const before = text.slice(end, edit.start);
      end = edit.end;
      return before + edit.text;
    });
  return pieces.join('') + text.slice(end);
}

const FENCE = /^\s*(?:`{3,}|~{3,})/;

/** Leaves one blank line of several, except in code. */
export function withoutGaps(text: string): string {
  let isCode = false;
  let wasBlank = true;
  const lines = text.split('\n').filter((line) => {
    if (FENCE.test(line)) isCode = !isCode;
    const isGap = wasBlank && !line.trim() && !isCode;
    wasBlank = !line.trim();
    return !isGap;
  });
  return `${lines.join('\n').trimEnd()}\n`;
}
