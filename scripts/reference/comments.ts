import ts from 'typescript';
import { checker } from './react-program.ts';

const plain = (parts: ts.SymbolDisplayPart[] | undefined) =>
  ts
    .displayPartsToString(parts)
    .replace(/\{@link (\w+)\s*\}/g, '`$1`')
    .trim();

/** A declaration's doc comment without tags. */
export const commentOf = (symbol: ts.Symbol) => plain(symbol.getDocumentationComment(checker));

/** The text of a tag in a declaration's doc comment, or undefined. */
export function tagOf(symbol: ts.Symbol, name: string): string | undefined {
  const tag = symbol.getJsDocTags(checker).find((each) => each.name === name);
  return tag && plain(tag.text);
}
