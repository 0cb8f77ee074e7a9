import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A segment of prose, without code and URLs. */
export interface Segment {
  /** `website/docs/intro.md:12`. */
  readonly location: string;
  readonly text: string;
}

export interface Prose {
  readonly segments: readonly Segment[];
  /** URLs in links. */
  readonly links: readonly Segment[];
}

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const HEADING_ID = / \{#[\w-]+\}$/gm;
const ENTITY = /&\w+;/g;
const FRONT_MATTER = /^---\n([\s\S]*?)\n---\n/;
const READ_OF_FRONT_MATTER = /^(?:title|description|sidebar_label): /;

const parsers = {
  mdx: unified().use(remarkParse).use(remarkMdx),
  md: unified().use(remarkParse),
};

function filesBelow(folder: string, extension: RegExp): string[] {
  return readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => extension.test(file) && !/\.test(?:-d)?\.tsx?$|node_modules/.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();
}

function readMarkdown(file: string, parser: keyof typeof parsers): Prose {
  const source = readFileSync(ROOT + file, 'utf8');
  const [head = ''] = FRONT_MATTER.exec(source) ?? [];
  const segments: Segment[] = [];
  const links: Segment[] = [];
  head.split('\n').forEach((line, i) => {
    if (READ_OF_FRONT_MATTER.test(line))
      segments.push({ location: `${file}:${i + 1}`, text: line.replace(/^\w+: /, '') });
  });
  // Keep the number of lines, so that line numbers stay right.
  const body = head.replace(/.*/g, '') + source.slice(head.length);
  visit(parsers[parser].parse(body.replace(HEADING_ID, '')), (node) => {
    const location = `${file}:${node.position?.start.line ?? 1}`;
    if (node.type === 'text') segments.push({ location, text: node.value });
    if (node.type === 'link' || node.type === 'definition') links.push({ location, text: node.url });
  });
  return { segments, links };
}

/** Reads the JSX text and the `href`s of a component. */
function readComponent(file: string): Prose {
  const source = ts.createSourceFile(file, readFileSync(ROOT + file, 'utf8'), ts.ScriptTarget.Latest, true);
  const segments: Segment[] = [];
  const links: Segment[] = [];
  const read = (node: ts.Node): void => {
    const location = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isJsxText(node) && node.text.trim())
      segments.push({ location, text: node.text.replace(ENTITY, ' ') });
    if (ts.isStringLiteral(node) && /^https?:/.test(node.text)) links.push({ location, text: node.text });
    ts.forEachChild(node, read);
  };
  read(source);
  return { segments, links };
}

/** A message has several words. Anything else is a name or a value. */
const MESSAGE = /[a-z]{2} [a-z]{2}/i;

/** Reads the messages of a source file. Code in backticks isn't prose. */
function readSource(file: string): Prose {
  const text = readFileSync(ROOT + file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const segments: Segment[] = [];
  const add = (found: string, position: number) => {
    if (!MESSAGE.test(found)) return;
    const location = `${file}:${source.getLineAndCharacterOfPosition(position).line + 1}`;
    segments.push({ location, text: found.replace(/`[^`]*`/g, '`').replace(/\s*\n\s*\*?\s*/g, ' ') });
  };
  const read = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateMiddleOrTemplateTail(node) || ts.isTemplateHead(node))
      add(node.text, node.getStart());
    ts.forEachChild(node, read);
  };
  read(source);
  return { segments, links: [] };
}

const mergeProse = (texts: readonly Prose[]): Prose => ({
  segments: texts.flatMap(({ segments }) => segments),
  links: texts.flatMap(({ links }) => links),
});

const pages = filesBelow('website/docs', /\.mdx?$/).map((file) => readMarkdown(file, 'mdx'));
const components = filesBelow('website/src/components', /\.tsx$/).map(readComponent);
const files = ['README.md', 'CONTRIBUTING.md', 'MAINTAINING.md', 'CHANGELOG.md'];

/** The site's prose: its docs and the text of its components. */
export const siteProse = mergeProse([...pages, ...components]);

/** The site's prose and the repository's Markdown. */
export const allProse = mergeProse([siteProse, ...files.map((file) => readMarkdown(file, 'md'))]);

/** Specs of made-up APIs, whose words are those of their field. */
const SPECS = 'packages/playground/src/documents/';

/** All prose, with the messages of the packages. */
export const proseWithMessages = mergeProse([
  allProse,
  ...['cli', 'generator', 'identity', 'playground', 'react', 'workbench'].flatMap((name) =>
    filesBelow(`packages/${name}/src`, /\.tsx?$/)
      .filter((file) => !file.startsWith(SPECS))
      .map(readSource),
  ),
]);

/** Reads the entries of a list in this folder, one per line, without comments. */
export function readList(name: string): string[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
}
