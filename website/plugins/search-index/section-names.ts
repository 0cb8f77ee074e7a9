import type { Nodes, Parents } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { declaredNames, namesOfCodeBlock, namesOfInlineCode, namesOfProse } from './api-names';

/** The names of a section, each once, by what the section does with them. */
export interface SectionNames {
  /** It says what they are: in the first cell of a row, at the head of a list item, as a bold term, in a signature. */
  readonly defines: Set<string>;
  readonly mentions: Set<string>;
  /** They occur in its code. */
  readonly uses: Set<string>;
}

/** A bold text of more words is an emphasis, not a term. */
const MOST_TERM_WORDS = 2;

export function noNames(): SectionNames {
  return { defines: new Set(), mentions: new Set(), uses: new Set() };
}

/** Adds the names of a block of code. */
export function addCode({ defines, uses }: SectionNames, code: string): void {
  declaredNames(code).forEach((name) => defines.add(name));
  namesOfCodeBlock(code).forEach((name) => uses.add(name));
}

/** Adds the names of a paragraph or a row. */
export function addProse(names: SectionNames, node: Nodes, parent?: Parents): void {
  defined(node, parent).forEach((name) => names.defines.add(name));
  mentioned(node).forEach((name) => names.mentions.add(name));
}

function defined(node: Nodes, parent?: Parents): string[] {
  const [first] = 'children' in node ? node.children : [];
  const isHead = node.type === 'tableRow' || parent?.type === 'listItem';
  return [...(first && isHead ? leadingNames(first) : []), ...boldTerms(node)];
}

function leadingNames(node: Nodes): string[] {
  if ('children' in node) return node.children.slice(0, 1).flatMap(leadingNames);
  return mentioned(node);
}

function boldTerms(node: Nodes): string[] {
  if (node.type !== 'strong') return 'children' in node ? node.children.flatMap(boldTerms) : [];
  const term = toString(node);
  return term.split(' ').length > MOST_TERM_WORDS ? [] : [term];
}

function mentioned(node: Nodes): string[] {
  if (node.type === 'inlineCode') return namesOfInlineCode(node.value);
  if (node.type === 'text') return namesOfProse(node.value);
  return 'children' in node ? node.children.flatMap(mentioned) : [];
}
