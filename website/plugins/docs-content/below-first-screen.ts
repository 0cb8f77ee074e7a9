import path from 'node:path';
import type { Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import type { Plugin } from 'unified';

/** In the docs, at least 860 pixels on a desktop. */
const FIRST_LINES = 32;
const LINE_LENGTH = 80;
const PARAGRAPHS = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'li', 'tr']);
/** The component of `src/components/BelowFirstScreen`. */
const COMPONENT = 'BelowFirstScreen';

const isBlock = ({ type }: RootContent) => type === 'element' || type === 'mdxJsxFlowElement';

/** About how many lines of text are as high as a node. A component without children counts as none. */
function estimateLines(node: RootContent): number {
  if (!('children' in node)) return 0;
  const name = 'tagName' in node ? node.tagName : '';
  const text = toString(node);
  // And one line for the space around it.
  if (name === 'pre') return text.trimEnd().split('\n').length + 1;
  if (PARAGRAPHS.has(name)) return Math.ceil(text.length / LINE_LENGTH) + 1;
  return node.children.reduce((sum, child) => sum + estimateLines(child), 0);
}

/**
 * Puts all but the first blocks of a page into a component that renders them later when the page is opened by a link. It runs
 * before code is highlighted.
 */
export const rehypeBelowFirstScreen: Plugin<[], Root> = () => (tree, file) => {
  // A part is within a page.
  if (path.basename(file.path).startsWith('_')) return;
  let lines = 0;
  const start = tree.children.findIndex((node) => {
    if (lines >= FIRST_LINES && isBlock(node)) return true;
    lines += estimateLines(node);
    return false;
  });
  if (start < 0) return;
  const below = tree.children.splice(start);
  const isCode = ({ type }: RootContent) => type === 'mdxjsEsm';
  const children = below.filter((node) => !isCode(node)) as MdxJsxFlowElementHast['children'];
  tree.children.push(
    { type: 'mdxJsxFlowElement', name: COMPONENT, attributes: [], children },
    ...below.filter(isCode),
  );
};
