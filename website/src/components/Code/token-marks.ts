/**
 * Highlighted code is stored as its own text with marks: private-use characters that start a token of a kind or end one.
 * This is smaller than HTML and decoded in one pass.
 */
export const TOKEN_KINDS = [
  'keyword',
  'string',
  'comment',
  'constant',
  'function',
  'parameter',
  'punctuation',
  'link',
] as const;

export type TokenKind = (typeof TOKEN_KINDS)[number];

const END = '\uE000';
const FIRST = END.charCodeAt(0) + 1;
const MARKS = /[\uE000-\uE008]/g;
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Marks a token. Text without a kind stays unmarked. Private-use marks already in the text are removed. */
export function markToken(text: string, kind: TokenKind | undefined): string {
  const bare = stripMarks(text);
  return kind ? String.fromCharCode(FIRST + TOKEN_KINDS.indexOf(kind)) + bare + END : bare;
}

/** Removes the marks, for copying. */
export function stripMarks(marked: string): string {
  return marked.replace(MARKS, '');
}

/** Converts marked code to HTML. */
export function markedToHtml(marked: string, classOf: (kind: TokenKind) => string): string {
  return marked
    .replace(/[&<>]/g, (character) => ESCAPES[character] ?? character)
    .replace(MARKS, (mark) => {
      const kind = TOKEN_KINDS[mark.charCodeAt(0) - FIRST];
      return kind ? `<span class="${classOf(kind)}">` : '</span>';
    });
}
