import { createHash } from 'node:crypto';
import type { IndexChunk, PageEntry, SectionEntry, TextEntry } from '../../src/components/Search/index-chunk';
import type { Section } from './page-sections';

/** A page as the index takes it. */
export interface IndexedPage {
  /** Without the base URL. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  readonly sections: readonly Section[];
}

export interface IndexFile {
  readonly name: string;
  readonly contents: string;
}

/**
 * Sizes before compression, which makes about a quarter of them. Counting before it, the same pages give the same files
 * whatever the compressor.
 */
export interface Budget {
  /** The first file, which answers at once. It is filled up with text, so that it hardly grows with the site. */
  readonly core: number;
  readonly part: number;
}

export const BUDGET: Budget = { core: 36_000, part: 100_000 };

type Entry = { readonly page: PageEntry } | { readonly text: TextEntry };

/**
 * Cuts the index into files. Titles, headings and names of all pages come first, then the text, both in the order of the
 * pages: what is cut off from the first file is what matters least.
 */
export function indexFiles(pages: readonly IndexedPage[], budget: Budget = BUDGET): IndexFile[] {
  const entries: Entry[] = [
    ...pages.map((page) => ({ page: pageEntry(page) })),
    ...pages.flatMap((page, number) => textEntries(page, number).map((text) => ({ text }))),
  ];
  return named(cut(entries, budget));
}

function pageEntry({ path, title, description, keywords, sections }: IndexedPage): PageEntry {
  return [path, title, description, keywords.join(' '), sections.map(sectionEntry)];
}

/** A name stands once in an entry, where it says most. */
function sectionEntry({ anchor, heading, names: { defines, mentions, uses } }: Section): SectionEntry {
  const list = (names: ReadonlySet<string>, ...above: ReadonlySet<string>[]) =>
    [...names].filter((name) => !heading.includes(name) && !above.some((set) => set.has(name))).join(' ');
  return [anchor, heading, list(defines), list(mentions, defines), list(uses, defines, mentions)];
}

function textEntries({ sections }: IndexedPage, page: number): TextEntry[] {
  return sections.flatMap(({ lines }, section) =>
    lines.length > 0 ? [[page, section, lines.join('\n')] as const] : [],
  );
}

function cut(entries: readonly Entry[], budget: Budget): IndexChunk[] {
  const chunks = [{ pages: [] as PageEntry[], texts: [] as TextEntry[] }];
  let room = budget.core;
  for (const entry of entries) {
    const size = Buffer.byteLength(JSON.stringify(Object.values(entry)));
    if (size > room && room < (chunks.length === 1 ? budget.core : budget.part)) {
      chunks.push({ pages: [], texts: [] });
      room = budget.part;
    }
    const chunk = chunks.at(-1)!;
    if ('page' in entry) chunk.pages.push(entry.page);
    else chunk.texts.push(entry.text);
    room -= size;
  }
  return chunks;
}

/** Named after their contents, to be cached for ever; from the last to the first, since each names the one after it. */
function named(chunks: readonly IndexChunk[]): IndexFile[] {
  return chunks.reduceRight<IndexFile[]>((files, chunk, i) => {
    const [following] = files;
    const contents = JSON.stringify({ ...chunk, ...(following && { next: following.name }) });
    const hash = createHash('sha256').update(contents).digest('hex').slice(0, 10);
    return [{ name: `${i === 0 ? 'core' : 'part'}.${hash}.json`, contents }, ...files];
  }, []);
}
