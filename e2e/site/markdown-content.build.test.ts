import { load } from 'cheerio';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { describe, expect, it } from 'vitest';
import { resolveFile, siteDirectory } from '../support/built-site.ts';
import { docsPaths } from '../support/routes.ts';

const SITE = siteDirectory();
const read = (file: string) => readFileSync(file, 'utf8');

/** What a reader looks for on a page, and must find in its Markdown. */
interface Content {
  readonly headings: readonly string[];
  readonly identifiers: readonly string[];
  readonly links: readonly string[];
  readonly samples: readonly string[];
  readonly cells: readonly string[];
}

const plainText = (text: string) => text.replaceAll('\u200b', '').replace(/\s+/g, ' ').trim();
const plainCode = (code: string) => code.replaceAll('\u00a0', ' ').trimEnd();

/** Reads what the page shows in its main content. A drawing is described by its caption, and a lab by its steps. */
function readPage(address: string): Content {
  const $ = load(read(resolveFile(SITE, address)!));
  const url = $('link[rel="canonical"]').attr('href')!;
  const main = $('.theme-doc-markdown');
  main.find('.hash-link, figure > :not(figcaption), [data-lab] > .lab, [class*="tested"]').remove();
  const all = (selector: string) => main.find(selector).toArray();
  return {
    headings: all('h1, h2, h3, h4, h5, h6').map((each) => plainText($(each).text())),
    identifiers: all(':not(pre) > code').map((each) => plainText($(each).text())),
    links: all('a[href]').map((each) => new URL($(each).attr('href')!, url).href),
    samples: all('pre').map((each) => plainCode($(each).text())),
    cells: all('th, td').map((each) => plainText($(each).text())),
  };
}

const parser = unified().use(remarkParse).use(remarkGfm);

function readMarkdown(address: string): Content {
  const root = parser.parse(read(path.join(SITE, `${address.replace(/\/$/, '')}.md`)));
  const all = <T extends Nodes['type']>(type: T, get: (node: Extract<Nodes, { type: T }>) => string) => {
    const found: string[] = [];
    visit(root, type, (node) => void found.push(get(node as Extract<Nodes, { type: T }>)));
    return found;
  };
  return {
    headings: all('heading', (node) => plainText(toString(node))),
    identifiers: all('inlineCode', (node) => plainText(node.value)),
    links: all('link', (node) => new URL(node.url).href),
    samples: all('code', (node) => plainCode(node.value)),
    cells: all('tableCell', (node) => plainText(toString(node))),
  };
}

describe('the Markdown of a page has its headings, identifiers, links, samples and table cells, in order:', () => {
  it.each(docsPaths)('%s', (address) => {
    const shown = readPage(address);
    const written = readMarkdown(address);
    expect(shown.headings.length).toBeGreaterThan(1);
    expect(shown.links.length).toBeGreaterThan(0);
    for (const [kind, texts] of Object.entries(shown) as [keyof Content, readonly string[]][])
      expect(written[kind], kind).toEqual(texts);
  });
});
