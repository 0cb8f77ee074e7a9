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

/**
 * Reads a page's body as Docusaurus does, so that text and anchors are those of the built page.
 *
 * @throws VFileMessage where the source is no valid MDX.
 */
export function parsePage(body: string): Root {
  const prepared = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(body));
  return processor.parse(admonitionTitleToDirectiveLabel(prepared, ADMONITIONS));
}
