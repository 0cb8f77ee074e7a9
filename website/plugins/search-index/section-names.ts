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

/** Adds the names in a paragraph or row. */
export function addProse(names: SectionNames, node: Nodes, parent?: Parents): void {
  definedNames(node, parent).forEach((name) => names.defines.add(name));
  mentionedNames(node).forEach((name) => names.mentions.add(name));
}

function definedNames(node: Nodes, parent?: Parents): string[] {
  const [first] = 'children' in node ? node.children : [];
  const isHead = node.type === 'tableRow' || parent?.type === 'listItem';
  return [...(first && isHead ? leadingNames(first) : []), ...boldTerms(node)];
}

function leadingNames(node: Nodes): string[] {
  if ('children' in node) return node.children.slice(0, 1).flatMap(leadingNames);
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
