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
 * Parses a page's body like Docusaurus, so that text and anchors match the built page.
 *
 * @throws VFileMessage if the source isn't valid MDX.
 */
export function parsePage(body: string): Root {
  const prepared = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(body));
  return processor.parse(admonitionTitleToDirectiveLabel(prepared, ADMONITIONS));
}
