import path from 'node:path';
import type { Element, Nodes, Root } from 'hast';
import type { MdxJsxAttribute, MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { createThread } from '../threads/thread';
import { extractHighlightedLines } from './extract-highlighted-lines';

const TITLE = /\btitle=(["'])(.*?)\1/;
const TESTED = /\btested="(.*?)"/;

const highlighter = createThread<{ code: string; language: string }, string>(
  path.join(__dirname, 'highlight-worker.ts'),
);

const attribute = (name: string, value: string): MdxJsxAttribute => ({
  type: 'mdxJsxAttribute',
  name,
  value,
});

function findCode(node: Nodes): Element | undefined {
  if (node.type !== 'element' || node.tagName !== 'pre') return undefined;
  const [code] = node.children;
  return code?.type === 'element' && code.tagName === 'code' ? code : undefined;
}

function getLanguage({ properties }: Element): string {
  const classes = Array.isArray(properties['className']) ? properties['className'] : [];
  const name = classes.map(String).find((each) => each.startsWith('language-'));
  return name?.slice('language-'.length) ?? '';
}

async function toHighlightedElement(code: Element): Promise<MdxJsxFlowElementHast> {
  const source = code.children.map((child) => (child.type === 'text' ? child.value : '')).join('');
  const language = getLanguage(code);
  const { code: text, lines } = extractHighlightedLines(source.replace(/\n$/, ''));
  const meta = String(code.properties['metastring'] ?? '');
  const title = TITLE.exec(meta)?.[2];
  const tested = TESTED.exec(meta)?.[1];
  return {
    type: 'mdxJsxFlowElement',
    name: 'HighlightedCode',
    attributes: [
      attribute('marked', await highlighter.call({ code: text, language })),
      ...(language ? [attribute('language', language)] : []),
      ...(title ? [attribute('title', title)] : []),
      ...(tested ? [attribute('tested', tested)] : []),
      ...(lines.length > 0 ? [attribute('lines', lines.join(','))] : []),
    ],
    children: [],
  };
}

/** Highlights code at build time. The MDX component `HighlightedCode` displays it. */
export const rehypeHighlightCode: Plugin<[], Root> = () => async (tree) => {
  const blocks: { parent: { children: unknown[] }; index: number; code: Element }[] = [];
  visit(tree, (node, index, parent) => {
    const code = findCode(node);
    if (code && parent && index !== undefined) blocks.push({ parent, index, code });
  });
  await Promise.all(
    blocks.map(async ({ parent, index, code }) => {
      parent.children[index] = await toHighlightedElement(code);
    }),
  );
};
