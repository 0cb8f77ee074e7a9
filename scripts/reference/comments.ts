import ts from 'typescript';
import { checker } from './react-program.ts';

const plain = (parts: ts.SymbolDisplayPart[] | undefined) =>
  ts
    .displayPartsToString(parts)
    .replace(/\{@link (\w+)\s*\}/g, '`$1`')
    .trim();

/** What the comment above a declaration says, but for its tags. */
export const commentOf = (symbol: ts.Symbol) => plain(symbol.getDocumentationComment(checker));

/** What the comment above a declaration says after a tag; undefined where it has no such tag. */
export function tagOf(symbol: ts.Symbol, name: string): string | undefined {
  const tag = symbol.getJsDocTags(checker).find((each) => each.name === name);
  return tag && plain(tag.text);
}
