import { createSlugger, parseMarkdownHeadingId } from '@docusaurus/utils';
import type { Heading, Nodes, Parents, Root } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { getInlineText } from './inline-text';
import { addCode, addProse, createSectionNames, type SectionNames } from './section-names';

/** A heading and its content up to the next heading. The first section is the page's introduction, without a heading. */
export interface Section {
  readonly anchor: string;
  readonly heading: string;
  readonly names: SectionNames;
  /** Paragraphs, table rows and lines of code. */
  readonly lines: string[];
}

/** Splits a page into sections. */
export function splitSections(page: Root): Section[] {
  const slugger = createSlugger();
  let section: Section = { anchor: '', heading: '', names: createSectionNames(), lines: [] };
  const sections = [section];

  function enter(heading: Heading): void {
    const { text, id } = parseMarkdownHeadingId(toString(heading));
    const anchor = id ?? slugger.slug(text);
    if (heading.depth === 1) return;
    section = { anchor, heading: text, names: createSectionNames(), lines: [] };
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
        section.lines.push(getInlineText(node));
        return;
      default:
        if ('children' in node) node.children.forEach((child) => read(child, node));
    }
  }

  read(page);
  return sections.map(({ lines, ...rest }) => ({ ...rest, lines: lines.map(tidy).filter(Boolean) }));
}

const tidy = (line: string) => line.replace(/\s+/g, ' ').trim();
