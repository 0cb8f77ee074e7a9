import remarkComment from '@slorber/remark-comment';
import {
  admonitionTitleToDirectiveLabel,
  escapeMarkdownHeadingIds,
  unwrapMdxCodeBlocks,
} from '@docusaurus/utils';
import type { Root } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
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

// The extensions of Docusaurus' MDX loader, in its order.
const processor = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkFrontmatter)
  .use(remarkDirective)
  .use(remarkGfm)
  .use(remarkComment);

/** Preprocesses a page's source like Docusaurus' MDX loader, which rewrites heading ids and admonition titles. */
export function prepareSource(source: string): string {
  const prepared = escapeMarkdownHeadingIds(unwrapMdxCodeBlocks(source));
  return admonitionTitleToDirectiveLabel(prepared, ADMONITIONS);
}

/**
 * Parses a page's prepared source like Docusaurus, so that text and anchors match the built page.
 *
 * @throws VFileMessage if the source isn't valid MDX.
 */
export function parsePrepared(text: string): Root {
  return processor.parse(text);
}

/** Prepares and parses a page's source. */
export const parsePage = (source: string): Root => parsePrepared(prepareSource(source));
