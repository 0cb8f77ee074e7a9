import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { expect, it } from 'vitest';
import { parseSampleReference, extractSampleText } from '../../website/plugins/samples/sample-text.ts';

/** Characters that fit a block on a docs page. Prettier prints samples at 78, and breaks no strings. */
const WIDTH = 80;

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = ['website/docs', 'website/src/pages/_home'];
const HEADING_ID = / \{#[\w-]+\}$/gm;
/** What a command prints is as wide as it is. */
const OUTPUT = new Set(['text', 'json']);

const pages = FOLDERS.flatMap((folder) =>
  readdirSync(ROOT + folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.mdx?$/.test(file))
    .map((file) => `${folder}/${file}`),
);

function wideLinesOf(page: string): string[] {
  const wide: string[] = [];
  const source = readFileSync(ROOT + page, 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(HEADING_ID, '');
  visit(unified().use(remarkParse).use(remarkMdx).parse(source), 'code', ({ lang, meta, value }) => {
    if (OUTPUT.has(lang ?? '')) return;
    const sample = parseSampleReference(meta ?? '');
    const code = sample
      ? extractSampleText(readFileSync(`${ROOT}samples/${sample.file}`, 'utf8'), sample, lang ?? '')
      : value;
    for (const line of code.split('\n')) {
      if (line.length > WIDTH) wide.push(`${sample ? `samples/${sample.file}` : page}: ${line.trim()}`);
    }
  });
  return wide;
}

it('no line of code on a page is wider than a block: break it, shell commands with a backslash', () => {
  expect(pages.flatMap(wideLinesOf)).toEqual([]);
});
