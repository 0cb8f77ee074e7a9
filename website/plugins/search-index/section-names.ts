import type { Nodes, Parents } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { declaredNames, namesInCodeBlock, namesInInlineCode, namesInProse } from './api-names';

/** Unique names in a section, by their role. */
export interface SectionNames {
  /** Names it defines: in a row's first cell, at the start of a list item, as a bold term, or in a signature. */
  readonly defines: Set<string>;
  readonly mentions: Set<string>;
  /** Names in its code. */
  readonly uses: Set<string>;
}

/** Longer bold text is emphasis, not a term. */
const MAX_TERM_WORDS = 2;

export function createSectionNames(): SectionNames {
  return { defines: new Set(), mentions: new Set(), uses: new Set() };
}

/** Adds the names in a code block. */
export function addCode({ defines, uses }: SectionNames, code: string): void {
  declaredNames(code).forEach((name) => defines.add(name));
  namesInCodeBlock(code).forEach((name) => uses.add(name));
}

/** Adds the names in a paragraph or row. `isElsewhere` says whether a node is a link to another page. */
export function addProse(
  names: SectionNames,
  node: Nodes,
  parent: Parents | undefined,
  isElsewhere: (node: Nodes) => boolean,
): void {
  definedNames(node, parent, isElsewhere).forEach((name) => names.defines.add(name));
  mentionedNames(node).forEach((name) => names.mentions.add(name));
}

/** A row or list item that begins with a link to another page doesn't define the linked name: that page does. */
function definedNames(
  node: Nodes,
  parent: Parents | undefined,
  isElsewhere: (node: Nodes) => boolean,
): string[] {
  const [first] = 'children' in node ? node.children : [];
  const isHead = node.type === 'tableRow' || parent?.type === 'listItem';
  return [...(first && isHead ? leadingNames(first, isElsewhere) : []), ...boldTerms(node)];
}

function leadingNames(node: Nodes, isElsewhere: (node: Nodes) => boolean): string[] {
  if (isElsewhere(node)) return [];
  if ('children' in node)
    return node.children.slice(0, 1).flatMap((child) => leadingNames(child, isElsewhere));
  return mentionedNames(node);
}

function boldTerms(node: Nodes): string[] {
  if (node.type !== 'strong') return 'children' in node ? node.children.flatMap(boldTerms) : [];
  const term = toString(node);
  return term.split(' ').length > MAX_TERM_WORDS ? [] : [term];
}

function mentionedNames(node: Nodes): string[] {
  if (node.type === 'inlineCode') return namesInInlineCode(node.value);
  if (node.type === 'text') return namesInProse(node.value);
  return 'children' in node ? node.children.flatMap(mentionedNames) : [];
}
