import path from 'node:path';
import type { Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';

/** In the docs, at least 830 pixels on a desktop, and 1,300 on most pages. */
const FIRST_BLOCKS = 10;
/** The component of `src/components/BelowFirstScreen`. */
const COMPONENT = 'BelowFirstScreen';

const isBlock = ({ type }: RootContent) => type === 'element' || type === 'mdxJsxFlowElement';

/** Puts all but the first blocks of a page into a component that renders them later when the page is opened by a link. */
export const rehypeBelowFirstScreen: Plugin<[], Root> = () => (tree, file) => {
  // A part is within a page.
  if (path.basename(file.path).startsWith('_')) return;
  const next = tree.children.filter(isBlock)[FIRST_BLOCKS];
  if (!next) return;
  const below = tree.children.splice(tree.children.indexOf(next));
  const isCode = ({ type }: RootContent) => type === 'mdxjsEsm';
  const children = below.filter((node) => !isCode(node)) as MdxJsxFlowElementHast['children'];
  tree.children.push(
    { type: 'mdxJsxFlowElement', name: COMPONENT, attributes: [], children },
    ...below.filter(isCode),
  );
};
