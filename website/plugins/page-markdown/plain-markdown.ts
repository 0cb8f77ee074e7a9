import type { Code, Heading, Nodes, Parents } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { extractHighlightedLines } from '../highlight-code/extract-highlighted-lines';
import type { ParsedPage } from '../docs-content/parse-page';
import { edited, withoutGaps, type Edit } from './edit';

type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>;
type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

const TITLE = /\btitle=(?:"[^"]*"|'[^']*')/;

const startOf = (node: Nodes) => node.position?.start.offset ?? 0;
const endOf = (node: Nodes) => node.position?.end.offset ?? 0;
const replace = (node: Nodes, text: string): Edit => ({ start: startOf(node), end: endOf(node), text });

/** A fence with the text that the page shows, and of its metadata the title. */
function fence(node: Code): Edit {
  const { code } = extractHighlightedLines(node.value);
  const marks = '`'.repeat(Math.max(3, ...[...code.matchAll(/`{3,}/g)].map(([run]) => run.length + 1)));
  const head = [marks + (node.lang ?? ''), TITLE.exec(node.meta ?? '')?.[0]].filter(Boolean).join(' ');
  const indent = ' '.repeat((node.position?.start.column ?? 1) - 1);
  return replace(node, [head, ...code.split('\n'), marks].join('\n').replace(/\n(?=.)/g, `\n${indent}`));
}

/** What a node's own marks come to; what they enclose stays. */
function unwrapped(node: Parents, opening: string): Edit[] {
  const [first, last] = [node.children[0], node.children.at(-1)];
  if (!first || !last) return [replace(node, '')];
  return [
    { start: startOf(node), end: startOf(first), text: opening },
    { start: endOf(last), end: endOf(node), text: node.type === 'mdxJsxTextElement' ? '' : '\n' },
  ];
}

function jsx(node: Jsx): Edit[] {
  const named = (name: string) =>
    node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)?.value;
  const label = node.name === 'TabItem' ? (named('label') ?? named('value')) : undefined;
  return unwrapped(node, typeof label === 'string' ? `**${label}**\n\n` : '');
}

const isTitle = (node: Nodes) => node.type === 'paragraph' && node.data?.directiveLabel === true;

function admonition(node: ContainerDirective): Edit[] {
  const kind = node.name.charAt(0).toUpperCase() + node.name.slice(1);
  const [title, ...rest] = node.children;
  if (!title || !isTitle(title)) return unwrapped(node, `**${kind}:** `);
  return unwrapped({ ...node, children: rest }, `**${kind}: ${toString(title)}**\n\n`);
}

function headingId(text: string, node: Heading): Edit[] {
  const source = text.slice(startOf(node), endOf(node));
  return [replace(node, source.replace(/\s*\\?\{#[\w-]+\}\s*$/, ''))];
}

/** The address stands after what a link encloses, or after the name of a definition. */
function address(text: string, node: Nodes & { url: string }, absolute: (url: string) => string): Edit[] {
  const last = 'children' in node ? node.children.at(-1) : undefined;
  const start = last ? endOf(last) : startOf(node);
  const source = text.slice(start, endOf(node));
  const at = source.lastIndexOf(node.url);
  if (at < 0) return [];
  return [{ start: start + at, end: start + at + node.url.length, text: absolute(node.url) }];
}

/**
 * Reduces a page to plain Markdown: code as the page shows it, no JSX, no ids of headings, each link absolute.
 *
 * @param absolute - Turns the address that a link names into one that holds everywhere.
 */
export function plainMarkdown({ text, tree }: ParsedPage, absolute: (url: string) => string): string {
  const edits: Edit[] = [];
  visit(tree, (node) => {
    switch (node.type) {
      case 'code':
        edits.push(fence(node));
        return 'skip';
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        edits.push(replace(node, ''));
        return 'skip';
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        edits.push(...jsx(node));
        return;
      case 'containerDirective':
        edits.push(...admonition(node));
        return;
      case 'paragraph':
        return isTitle(node) ? 'skip' : undefined;
      case 'heading':
        edits.push(...headingId(text, node));
        return 'skip';
      case 'link':
      case 'image':
      case 'definition':
        edits.push(...address(text, node, absolute));
        return;
      default:
        return;
    }
  });
  return withoutGaps(edited(text, edits));
}
