import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import ts from 'typescript';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

/** A piece of text that a reader reads as prose: no code, no address. */
export interface Piece {
  /** `website/docs/intro.md:12`. */
  readonly place: string;
  readonly text: string;
}

export interface Prose {
  readonly pieces: readonly Piece[];
  /** The addresses that the text links to. */
  readonly links: readonly Piece[];
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
    .filter((file) => extension.test(file) && !/\.test\.tsx?$|node_modules/.test(file))
    .map((file) => `${folder}/${file}`)
    .sort();
}

function readMarkdown(file: string, parser: keyof typeof parsers): Prose {
  const source = readFileSync(ROOT + file, 'utf8');
  const [head = ''] = FRONT_MATTER.exec(source) ?? [];
  const pieces: Piece[] = [];
  const links: Piece[] = [];
  head.split('\n').forEach((line, i) => {
    if (READ_OF_FRONT_MATTER.test(line))
      pieces.push({ place: `${file}:${i + 1}`, text: line.replace(/^\w+: /, '') });
  });
  // As many lines as before, so that places stay true.
  const body = head.replace(/.*/g, '') + source.slice(head.length);
  visit(parsers[parser].parse(body.replace(HEADING_ID, '')), (node) => {
    const place = `${file}:${node.position?.start.line ?? 1}`;
    if (node.type === 'text') pieces.push({ place, text: node.value });
    if (node.type === 'link' || node.type === 'definition') links.push({ place, text: node.url });
  });
  return { pieces, links };
}

/** What stands between tags, and the addresses in `href`. */
function readComponent(file: string): Prose {
  const source = ts.createSourceFile(file, readFileSync(ROOT + file, 'utf8'), ts.ScriptTarget.Latest, true);
  const pieces: Piece[] = [];
  const links: Piece[] = [];
  const read = (node: ts.Node): void => {
    const place = `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
    if (ts.isJsxText(node) && node.text.trim()) pieces.push({ place, text: node.text.replace(ENTITY, ' ') });
    if (ts.isStringLiteral(node) && /^https?:/.test(node.text)) links.push({ place, text: node.text });
    ts.forEachChild(node, read);
  };
  read(source);
  return { pieces, links };
}

const joined = (texts: readonly Prose[]): Prose => ({
  pieces: texts.flatMap(({ pieces }) => pieces),
  links: texts.flatMap(({ links }) => links),
});

const pages = filesBelow('website/docs', /\.mdx?$/).map((file) => readMarkdown(file, 'mdx'));
const components = filesBelow('website/src/components', /\.tsx$/).map(readComponent);
const files = ['README.md', 'CONTRIBUTING.md', 'MAINTAINING.md', 'CHANGELOG.md'];

/** What the site says: its docs, and the text of its components. */
export const siteProse = joined([...pages, ...components]);

/** The same, and what a visitor of the repository reads. */
export const allProse = joined([siteProse, ...files.map((file) => readMarkdown(file, 'md'))]);

/** The entries of a data file beside this one: lines, but for those that say what the file is for. */
export function readList(name: string): string[] {
  const text = readFileSync(new URL(name, import.meta.url), 'utf8');
  return text.split('\n').filter((line) => line !== '' && !line.startsWith('# '));
}
