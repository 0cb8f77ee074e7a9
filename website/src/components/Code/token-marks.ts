/**
 * Highlighted code travels as its own text with marks in it, from the build to the page. A mark is one character of the
 * private-use area: it begins a token of a kind, or ends one. That is smaller than markup, and decoded in one pass.
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

/** Marks a token; text of no kind stays bare. Marks that the text itself has are dropped. */
export function markToken(text: string, kind: TokenKind | undefined): string {
  const bare = withoutMarks(text);
  return kind ? String.fromCharCode(FIRST + TOKEN_KINDS.indexOf(kind)) + bare + END : bare;
}

/** The code without its marks: what is copied. */
export function withoutMarks(marked: string): string {
  return marked.replace(MARKS, '');
}

/** Decodes marked code to HTML; `classOf` names the class of a kind. */
export function markedToHtml(marked: string, classOf: (kind: TokenKind) => string): string {
  return marked
    .replace(/[&<>]/g, (character) => ESCAPES[character] ?? character)
    .replace(MARKS, (mark) => {
      const kind = TOKEN_KINDS[mark.charCodeAt(0) - FIRST];
      return kind ? `<span class="${classOf(kind)}">` : '</span>';
    });
}
