import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Nodes, Parents, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { inlineText } from './inline-text';
import { addCode, addProse, noNames, type SectionNames } from './section-names';

/** A heading of a page and what stands beneath it, up to the next one. The first has no heading: it is the page's opening. */
export interface Section {
  readonly anchor: string;
  readonly heading: string;
  readonly names: SectionNames;
  /** A paragraph, a row of a table or a line of code each. */
  readonly lines: string[];
}

/** Cuts a page at its headings. */
export function pageSections(page: Root): Section[] {
  const slugger = createSlugger();
  let section: Section = { anchor: '', heading: '', names: noNames(), lines: [] };
  const sections = [section];

  function enter(heading: Heading): void {
    const { text, id } = parseMarkdownHeadingId(toString(heading));
    const anchor = id ?? slugger.slug(text);
    if (heading.depth === 1) return;
    section = { anchor, heading: text, names: noNames(), lines: [] };
    sections.push(section);
  }

  function read(node: Nodes, parent?: Parents): void {
    switch (node.type) {
      case 'heading':
        enter(node);
        return;
      case 'code':
        addCode(section.names, node.value);
        section.lines.push(...node.value.split('\n'));
        return;
      case 'paragraph':
      case 'tableRow':
        addProse(section.names, node, parent);
        section.lines.push(inlineText(node));
        return;
      default:
        if ('children' in node) node.children.forEach((child) => read(child, node));
    }
  }

  read(page);
  return sections.map(({ lines, ...rest }) => ({ ...rest, lines: lines.map(tidy).filter(Boolean) }));
}

const tidy = (line: string) => line.replace(/\s+/g, ' ').trim();
