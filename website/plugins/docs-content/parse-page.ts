import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const ADMONITIONS = [
  'secondary',
  'info',
  'success',
  'danger',
  'note',
  'tip',
  'warning',
  'important',
  'caution',
];

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective);

export interface ParsedPage {
  /** The text as it was parsed: the positions of the tree's nodes are places in it. */
  readonly text: string;
  readonly tree: Root;
}

/**
 * Reads a page's body as Docusaurus does, so that text and anchors are those of the built page.
 *
 * @throws VFileMessage where the source is no valid MDX.
 */
export function parsePage(body: string): ParsedPage {
  const prepared = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(body));
  const text = admonitionTitleToDirectiveLabel(prepared, ADMONITIONS);
  return { text, tree: processor.parse(text) };
}
