import { createHash } from 'node:crypto';
import type { PageEntry, SectionEntry, TextEntry } from '@hookloom/generator/search';
import type { IndexChunk } from '../../src/components/Search/index-chunk';
import type { Section } from './page-sections';

/** A page to index. */
export interface IndexedPage {
  /** Without the base URL. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly sections: readonly Section[];
}

/** A text, or a text and code, with the number of its section. */
type PageText = TextEntry extends readonly [number, ...infer Rest] ? Rest : never;

/** A page's part of the index, as JSON. */
export interface PageIndex {
  readonly page: PageEntry;
  readonly texts: readonly PageText[];
}

export interface IndexFile {
  readonly name: string;
  readonly contents: string;
}

/**
 * Sizes before compression, which reduces them to about a quarter. Independent of the compressor, so that output is
 * reproducible.
 */
export interface Budget {
  /** Titles, headings and names in the first file, searchable first. The rest goes into the next file. */
  readonly names: number;
  /** The first file, including the text that fills it. */
  readonly core: number;
  readonly part: number;
}

export const BUDGET: Budget = { names: 42_000, core: 36_000, part: 100_000 };

type Entry = { readonly page: PageEntry } | { readonly text: TextEntry };

export const indexPage = (page: IndexedPage): PageIndex => ({
  page: pageEntry(page),
  texts: pageTexts(page),
});

/**
 * Splits the index into files. Titles, headings and names of all pages come first, then the text, both in page order, so
 * that the first file has the most important entries.
 */
export function splitIndex(pages: readonly PageIndex[], budget: Budget = BUDGET): IndexFile[] {
  const entries: Entry[] = [
    ...pages.map(({ page }) => ({ page })),
    ...pages.flatMap(({ texts }, number) => texts.map((text) => ({ text: [number, ...text] as TextEntry }))),
  ];
  return nameFiles(splitEntries(entries, budget));
}

/** Indexes pages, and splits the index into files. */
export const createIndexFiles = (pages: readonly IndexedPage[], budget?: Budget): IndexFile[] =>
  splitIndex(pages.map(indexPage), budget);

function pageEntry({ path, title, description, keywords, sections }: IndexedPage): PageEntry {
  return [path, title, description, keywords.join(', '), sections.map(sectionEntry)];
}

/** Each name only appears once per entry, where it has the most weight. */
function sectionEntry({ anchor, heading, names: { defines, mentions, uses } }: Section): SectionEntry {
  const list = (names: ReadonlySet<string>, ...above: ReadonlySet<string>[]) =>
    [...names].filter((name) => !heading.includes(name) && !above.some((set) => set.has(name))).join(' ');
  return [anchor, heading, list(defines), list(mentions, defines), list(uses, defines, mentions)];
}

function pageTexts({ sections }: IndexedPage): PageText[] {
  return sections.flatMap(({ lines, code }, section): PageText[] => {
    const text = lines.join('\n');
    if (code.length > 0) return [[section, text, code.join('\n')]];
    return text === '' ? [] : [[section, text]];
  });
}

function splitEntries(entries: readonly Entry[], budget: Budget): IndexChunk[] {
  const chunks = [{ pages: [] as PageEntry[], texts: [] as TextEntry[] }];
  let filled = 0;
  for (const entry of entries) {
    const size = Buffer.byteLength(JSON.stringify(Object.values(entry)));
    const first = 'page' in entry ? budget.names : budget.core;
    if (filled > 0 && filled + size > (chunks.length === 1 ? first : budget.part)) {
      chunks.push({ pages: [], texts: [] });
      filled = 0;
    }
    const chunk = chunks.at(-1)!;
    if ('page' in entry) chunk.pages.push(entry.page);
    else chunk.texts.push(entry.text);
    filled += size;
  }
  return chunks;
}

/** Names files after a hash of their contents, for long-term caching. From last to first: each contains the next one's name. */
function nameFiles(chunks: readonly IndexChunk[]): IndexFile[] {
  return chunks.reduceRight<IndexFile[]>((files, chunk, i) => {
    const [following] = files;
    const contents = JSON.stringify({ ...chunk, ...(following && { next: following.name }) });
    const hash = createHash('sha256').update(contents).digest('hex').slice(0, 10);
    return [{ name: `${i === 0 ? 'core' : 'part'}.${hash}.json`, contents }, ...files];
  }, []);
}
