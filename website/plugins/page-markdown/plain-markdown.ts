import type { Code, Heading, Nodes, Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { extractHighlightedLines } from '../highlight-code/extract-highlighted-lines';

type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>;
type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Resolves a link to an absolute URL. */
type ToAbsolute = (url: string) => string;

const TITLE = /\btitle=(?:"[^"]*"|'[^']*')/;
const HEADING_ID = /\s*\{#[\w-]+\}\s*$/;

// Aligned cells would fill tables with spaces.
const printer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', emphasis: '_', rule: '-' })
  .freeze();

const text = (value: string): RootContent => ({ type: 'text', value });
const bold = (value: string) => ({ type: 'strong', children: [text(value)] }) as RootContent;
const paragraph = (...children: RootContent[]) => ({ type: 'paragraph', children }) as Paragraph;

/** A fence with the displayed code, and only the title of its metadata. */
function plainCode(node: Code): Code {
  const { code } = extractHighlightedLines(node.value);
  const meta = TITLE.exec(node.meta ?? '')?.[0] ?? null;
  return { ...node, value: code, meta };
}

/** The text above a JSX element's content: the label of a tab. */
function labelOf({ name, attributes }: Jsx): RootContent[] {
  const named = (key: string) =>
    attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === key)?.value;
  const label = name === 'TabItem' ? (named('label') ?? named('value')) : undefined;
  return typeof label === 'string' ? [paragraph(bold(label))] : [];
}

const isTitle = (node: RootContent) => node.type === 'paragraph' && node.data?.directiveLabel === true;

function plainAdmonition({ name, children }: ContainerDirective, absolute: ToAbsolute): RootContent[] {
  const kind = name.charAt(0).toUpperCase() + name.slice(1);
  const [first, ...rest] = children;
  if (first && isTitle(first))
    return [paragraph(bold(`${kind}: ${toString(first)}`)), ...plainAll(rest, absolute)];
  const content = plainAll(children, absolute);
  const [opening, ...others] = content;
  return opening?.type === 'paragraph'
    ? [paragraph(bold(`${kind}:`), text(' '), ...opening.children), ...others]
    : [paragraph(bold(`${kind}:`)), ...content];
}

function plainHeading(node: Heading, absolute: ToAbsolute): RootContent {
  const children = plainAll(node.children, absolute);
  const last = children.at(-1);
  const isMarked = last?.type === 'text' && HEADING_ID.test(last.value);
  const kept = isMarked ? [...children.slice(0, -1), text(last.value.replace(HEADING_ID, ''))] : children;
  return { ...node, children: kept } as Heading;
}

/** Converts a node to plain Markdown: to nothing, one node or several. */
function plain(node: RootContent, absolute: ToAbsolute): RootContent[] {
  switch (node.type) {
    case 'code':
      return [plainCode(node)];
    case 'yaml':
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [];
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return [...labelOf(node), ...plainAll(node.children, absolute)];
    case 'containerDirective':
      return plainAdmonition(node, absolute);
    case 'textDirective':
      // A colon in prose ("key:value") isn't a directive. Docusaurus prints it as is, too.
      return [text(`:${node.name}`), ...plainAll(node.children, absolute)];
    case 'heading':
      return [plainHeading(node, absolute)];
    case 'paragraph': {
      const children = plainAll(node.children, absolute);
      return children.length > 0 ? [paragraph(...children)] : [];
    }
    case 'link':
      return [
        { ...node, url: absolute(node.url), children: plainAll(node.children, absolute) } as RootContent,
      ];
    case 'image':
    case 'definition':
      return [{ ...node, url: absolute(node.url) }];
    default:
      return 'children' in node
        ? [{ ...node, children: plainAll(node.children, absolute) } as RootContent]
        : [node];
  }
}

const plainAll = (nodes: readonly RootContent[], absolute: ToAbsolute): RootContent[] =>
  nodes.flatMap((node) => plain(node, absolute));

/** Converts a page to plain Markdown: displayed code, absolute links, no JSX and no heading ids. */
export function toPlainMarkdown({ children }: Root, absolute: ToAbsolute): string {
  return printer.stringify({ type: 'root', children: plainAll(children, absolute) });
}
