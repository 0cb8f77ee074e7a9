import type { IndexEntries, PageEntry, TextEntry } from './index-entries.js';
import { parseQuery } from './parse-query.js';
import { bestGroups, rankHits, type IndexedPage, type IndexUnit, type ParsedQuery } from './ranking.js';
import type { Page, PageHits, SearchHit, SearchResults } from './search-results.js';
import { Vocabulary } from './vocabulary.js';
import { STOP_WORDS, joinWords, nameOf, splitWords, tokens } from './words.js';

/** Found by a search over the golden queries of the website, and rounded. */
const WEIGHT = {
  title: 6.5,
  heading: 6.5,
  keywords: 5,
  defines: 6,
  mentions: 2,
  uses: 2,
  description: 1.3,
  path: 1.2,
  text: 0.8,
  code: 0.5,
};
/** Of a heading's adjacent words as one word, compared with the word itself. */
const JOINED = 0.5;

/** Searches pages and sections. Parts of the index are added in order, and searches work at any time. */
export class SearchEngine {
  readonly #stopWords: ReadonlySet<string>;
  readonly #vocabulary = new Vocabulary<IndexUnit>();
  readonly #pages: IndexedPage[] = [];
  /** How many sections have a heading, by the heading as one word. */
  readonly #headings = new Map<string, number>();
  #unitCount = 0;

  /** @param stopWords - Words that a result doesn't need to contain. */
  constructor(stopWords = STOP_WORDS) {
    this.#stopWords = stopWords;
  }

  /** Adds pages, and texts of pages that are already in the index. */
  add({ pages, texts }: IndexEntries): void {
    pages.forEach((page) => this.#addPage(page));
    texts.forEach((text) => this.#addText(text));
  }

  /** The page that was added first. */
  get firstPage(): Page | undefined {
    return this.#pages[0];
  }

  /**
   * Looks up a page, or one of its sections, without a search.
   *
   * @param path - The path of the page, as it was added.
   * @param anchor - The anchor of the section. Empty for the page itself.
   */
  findSection(path: string, anchor = ''): SearchHit | undefined {
    const page = this.#pages.find((other) => other.path === path);
    return page?.sections.find(({ hit }) => hit.anchor === anchor)?.hit;
  }

  /** Finds the ten best pages at most. A page doesn't need to match every word. */
  search(query: string): SearchResults {
    const parsed = this.#parse(query);
    return { groups: bestGroups(rankHits(parsed, this.#headings)), terms: parsed.matching };
  }

  /** Finds all pages that match every word, best first. */
  searchAll(query: string): PageHits[] {
    return rankHits(this.#parse(query), this.#headings).filter(({ isFull }) => isFull);
  }

  #parse(query: string): ParsedQuery {
    return parseQuery(query, {
      vocabulary: this.#vocabulary,
      stopWords: this.#stopWords,
      unitCount: this.#unitCount,
    });
  }

  #addPage([path, title, description, keywords, sections]: PageEntry): void {
    const number = this.#pages.length;
    const page: IndexedPage = { path, title, description, number, sections: [] };
    const aliases = keywords.split(',');
    this.#pages.push(page);
    for (const [anchor, heading, defines, mentions, uses] of sections) {
      const id = `${number}-${page.sections.length}`;
      const hit = { id, page, anchor, heading, names: `${defines} ${mentions}`, text: '', code: '' };
      const unit = this.#newUnit({ page, hit, names: [nameOf(heading)] });
      page.sections.push(unit);
      this.#countHeading(heading);
      this.#indexName(unit, heading, WEIGHT.heading);
      this.#index(unit, defines, WEIGHT.defines);
      this.#index(unit, mentions, WEIGHT.mentions);
      this.#index(unit, uses, WEIGHT.uses);
      page.head ??= this.#newUnit({ page, hit, names: [title, ...aliases].map(nameOf) });
    }
    if (!page.head) return;
    this.#indexName(page.head, title, WEIGHT.title);
    this.#index(page.head, description, WEIGHT.description);
    this.#index(page.head, path, WEIGHT.path);
    for (const alias of aliases) this.#indexName(page.head, alias, WEIGHT.keywords);
  }

  #addText([page, section, text, code = '']: TextEntry): void {
    const unit = this.#pages[page]?.sections[section];
    if (!unit) return;
    unit.hit.text = text;
    unit.hit.code = code;
    this.#index(unit, text, WEIGHT.text, 0.5 + text.length / 1500);
    this.#index(unit, code, WEIGHT.code, 0.5 + code.length / 1500);
  }

  #newUnit(unit: IndexUnit): IndexUnit {
    this.#unitCount += 1;
    return unit;
  }

  #countHeading(heading: string): void {
    const { joined } = nameOf(heading);
    this.#headings.set(joined, (this.#headings.get(joined) ?? 0) + 1);
  }

  /** Indexes a name's words, and its adjacent words as one, so that `clearOnUnmount` matches "Clear on unmount". */
  #indexName(unit: IndexUnit, name: string, weight: number): void {
    const dilution = 0.2 + name.length / 300;
    this.#index(unit, name, weight, dilution);
    this.#index(unit, joinNeighbors(name), weight * JOINED, dilution);
  }

  /** Repeated terms, and terms in long texts, count less. */
  #index(unit: IndexUnit, text: string, weight: number, dilution = 0.2 + text.length / 4000): void {
    const weights = new Map<string, number>();
    for (const token of tokens(text)) weights.set(token.term, (weights.get(token.term) ?? 0) + token.weight);
    for (const [term, count] of weights) weights.set(term, (weight * count) / (count + dilution));
    this.#vocabulary.add(unit, weights);
  }
}

/** Two and three adjacent words, joined. */
function joinNeighbors(name: string): string {
  const all = splitWords(name);
  const joined = [2, 3].flatMap((length) =>
    all.slice(length - 1).map((_, from) => joinWords(all.slice(from, from + length))),
  );
  return joined.join(' ');
}
