import { parseMarkdownHeadingId } from '@docusaurus/utils';
import type {
  Code,
  Definition,
  Heading,
  ImageReference,
  Link,
  LinkReference,
  Nodes,
  Paragraph,
  Root,
  RootContent,
} from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { toString } from 'mdast-util-to-string';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { extractHighlightedLines } from '../highlight-code/extract-highlighted-lines';

type ContainerDirective = Extract<Nodes, { type: 'containerDirective' }>;
type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** Resolves a link to an absolute URL. */
type ToAbsolute = (url: string) => string;

/** What a node needs to know of its page. */
interface Page {
  readonly absolute: ToAbsolute;
  /** By identifier. Several pages that are joined into one file could define the same identifier. */
  readonly definitions: ReadonlyMap<string, Definition>;
}

const TITLE = /\btitle=(?:"[^"]*"|'[^']*')/;

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

function attributeOf({ attributes }: Jsx, name: string): string | undefined {
  const found = attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)?.value;
  return typeof found === 'string' ? found : undefined;
}

/** The content of a JSX element: below the label if it is a tab, in a link if it is one. */
function plainElement(node: Jsx, page: Page): RootContent[] {
  const label =
    node.name === 'TabItem' ? (attributeOf(node, 'label') ?? attributeOf(node, 'value')) : undefined;
  const url = attributeOf(node, 'href') ?? attributeOf(node, 'to');
  const children = plainAll(node.children, page);
  const content =
    url === undefined ? children : [{ type: 'link', url: page.absolute(url), children } as Link];
  return label === undefined ? content : [paragraph(bold(label)), ...content];
}

const isTitle = (node: RootContent) => node.type === 'paragraph' && node.data?.directiveLabel === true;

function plainAdmonition({ name, children }: ContainerDirective, page: Page): RootContent[] {
  const kind = name.charAt(0).toUpperCase() + name.slice(1);
  const [first, ...rest] = children;
  if (first && isTitle(first))
    return [paragraph(bold(`${kind}: ${toString(first)}`)), ...plainAll(rest, page)];
  const content = plainAll(children, page);
  const [opening, ...others] = content;
  return opening?.type === 'paragraph'
    ? [paragraph(bold(`${kind}:`), text(' '), ...opening.children), ...others]
    : [paragraph(bold(`${kind}:`)), ...content];
}

function plainHeading(node: Heading, page: Page): RootContent {
  const children = plainAll(node.children, page);
  const last = children.at(-1);
  if (last?.type === 'text') children.splice(-1, 1, text(parseMarkdownHeadingId(last.value).text));
  return { ...node, children } as Heading;
}

/** A link or an image with the URL of its definition. */
function plainReference(node: LinkReference | ImageReference, page: Page): RootContent[] {
  const definition = page.definitions.get(node.identifier);
  // A reference without a definition is text, so there is none here.
  if (definition === undefined) return [];
  const { url, title } = definition;
  const target = { url: page.absolute(url), title: title ?? null };
  return 'children' in node
    ? [{ type: 'link', ...target, children: plainAll(node.children, page) } as Link]
    : [{ type: 'image', ...target, alt: node.alt ?? null }];
}

/** Converts a node to plain Markdown: to nothing, one node or several. */
function plain(node: RootContent, page: Page): RootContent[] {
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
      return plainElement(node, page);
    case 'containerDirective':
      return plainAdmonition(node, page);
    case 'textDirective':
      // A colon in prose ("key:value") isn't a directive. Docusaurus prints it as is, too.
      return [text(`:${node.name}`), ...plainAll(node.children, page)];
    case 'heading':
      return [plainHeading(node, page)];
    case 'paragraph': {
      const children = plainAll(node.children, page);
      return children.length > 0 ? [paragraph(...children)] : [];
    }
    case 'link':
      return [
        { ...node, url: page.absolute(node.url), children: plainAll(node.children, page) } as RootContent,
      ];
    case 'image':
      return [{ ...node, url: page.absolute(node.url) }];
    case 'definition':
      return [];
    case 'linkReference':
    case 'imageReference':
      return plainReference(node, page);
    default:
      return 'children' in node
        ? [{ ...node, children: plainAll(node.children, page) } as RootContent]
        : [node];
  }
}

const plainAll = (nodes: readonly RootContent[], page: Page): RootContent[] =>
  nodes.flatMap((node) => plain(node, page));

/** Converts a page to plain Markdown: displayed code, absolute links with their URLs, no JSX and no heading ids. */
export function toPlainMarkdown(root: Root, absolute: ToAbsolute): string {
  const definitions = new Map<string, Definition>();
  // The first of several with an identifier counts.
  visit(root, 'definition', (node) => {
    if (!definitions.has(node.identifier)) definitions.set(node.identifier, node);
  });
  return printer.stringify({ type: 'root', children: plainAll(root.children, { absolute, definitions }) });
}
