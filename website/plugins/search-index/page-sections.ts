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
  /** Paragraphs and table rows. */
  readonly lines: string[];
  /** Lines of code, without imports. */
  readonly code: string[];
}

/** Links to other pages with words of those pages, which rank higher themselves. */
const ONLY_LINKS = 'Next steps';
const IMPORT = /^(?:import|export) .*['"];?$/;

/** Splits a page into sections. */
export function splitSections(page: Root): Section[] {
  const slugger = createSlugger();
  let section: Section = { anchor: '', heading: '', names: createSectionNames(), lines: [], code: [] };
  const sections = [section];
  const isElsewhere = linksElsewhere(page);

  function enter(heading: Heading): void {
    const { text, id } = parseMarkdownHeadingId(toString(heading));
    const anchor = id ?? slugger.slug(text);
    if (heading.depth === 1) return;
    section = { anchor, heading: text, names: createSectionNames(), lines: [], code: [] };
    if (text !== ONLY_LINKS) sections.push(section);
  }

  function read(node: Nodes, parent?: Parents): void {
    switch (node.type) {
      case 'heading':
        enter(node);
        return;
      case 'code':
        addCode(section.names, node.value);
        section.code.push(...node.value.split('\n').filter((line) => !IMPORT.test(line)));
        return;
      case 'paragraph':
      case 'tableRow':
        addProse(section.names, node, parent, isElsewhere);
        section.lines.push(getInlineText(node));
        return;
      default:
        if ('children' in node) node.children.forEach((child) => read(child, node));
    }
  }

  read(page);
  return sections.map(({ lines, code, ...rest }) => ({ ...rest, lines: tidy(lines), code: tidy(code) }));
}

/** Whether a node is a link to another page, directly or by the label of a definition. */
function linksElsewhere({ children }: Root): (node: Nodes) => boolean {
  const urls = new Map(
    children.flatMap((node) => (node.type === 'definition' ? [[node.identifier, node.url] as const] : [])),
  );
  return (node) => {
    if (node.type === 'link') return !node.url.startsWith('#');
    return node.type === 'linkReference' && urls.get(node.identifier)?.startsWith('#') === false;
  };
}

const tidy = (lines: readonly string[]) =>
  lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter(Boolean);
