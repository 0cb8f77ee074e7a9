import type { IndexEntries, PageEntry, TextEntry } from './index-entries.js';
import { bestGroups, rankHits, type IndexedPage, type IndexUnit, type QueryTerm } from './ranking.js';
import type { Page, PageHits, SearchResults } from './search-results.js';
import { Vocabulary } from './vocabulary.js';
import { STOP_WORDS, tokens, splitWords, type Word } from './words.js';

const WEIGHT = {
  title: 9,
  heading: 6,
  keywords: 5,
  defines: 6,
  mentions: 3,
  description: 3,
  path: 3,
  uses: 1,
  text: 1.6,
};
const STOP_WORD = 0.1;
const PART = 0.3;
const LONGEST_NAME = 4;

const joinTerms = (parts: readonly Word[]) => parts.map(({ term }) => term).join('');

/** Searches pages and sections. Parts of the index are added in order, and searches work at any time. */
export class SearchEngine {
  readonly #stopWords: ReadonlySet<string>;
  readonly #vocabulary = new Vocabulary<IndexUnit>();
  readonly #pages: IndexedPage[] = [];
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

  /** Finds the ten best pages at most. A page doesn't need to match every word. */
  search(query: string): SearchResults {
    const typed = splitWords(query);
    const terms = new Set<string>();
    return { groups: bestGroups(rankHits(this.#parse(typed, terms), joinTerms(typed))), terms };
  }

  /** Finds all pages that match every word, best first. */
  searchAll(query: string): PageHits[] {
    const typed = splitWords(query);
    return rankHits(this.#parse(typed, new Set()), joinTerms(typed)).filter(({ isFull }) => isFull);
  }

  #addPage([path, title, description, keywords, sections]: PageEntry): void {
    const number = this.#pages.length;
    const page: IndexedPage = { path, title, description, number, sections: [] };
    this.#pages.push(page);
    for (const [anchor, heading, defines, mentions, uses] of sections) {
      const hit = {
        id: `${number}-${page.sections.length}`,
        page,
        anchor,
        heading,
        names: `${defines} ${mentions}`,
        text: '',
      };
      const unit = this.#newUnit({ page, hit, name: joinTerms(splitWords(heading)) });
      page.sections.push(unit);
      this.#index(unit, withNeighbors(heading), WEIGHT.heading);
      this.#index(unit, defines, WEIGHT.defines);
      this.#index(unit, mentions, WEIGHT.mentions);
      this.#index(unit, uses, WEIGHT.uses);
      page.head ??= this.#newUnit({ page, hit, name: joinTerms(splitWords(title)) });
    }
    if (!page.head) return;
    this.#index(page.head, withNeighbors(title), WEIGHT.title, 0.2 + title.length / 300);
    this.#index(page.head, description, WEIGHT.description);
    this.#index(page.head, path, WEIGHT.path);
    this.#index(page.head, keywords, WEIGHT.keywords);
  }

  #addText([page, section, text]: TextEntry): void {
    const unit = this.#pages[page]?.sections[section];
    if (!unit) return;
    unit.hit.text = text;
    this.#index(unit, text, WEIGHT.text, 0.5 + text.length / 1500);
  }

  #newUnit(unit: IndexUnit): IndexUnit {
    this.#unitCount += 1;
    return unit;
  }

  /** Repeated terms, and terms in long texts, count less. */
  #index(unit: IndexUnit, text: string, weight: number, dilution = 0.2): void {
    const weights = new Map<string, number>();
    for (const token of tokens(text)) weights.set(token.term, (weights.get(token.term) ?? 0) + token.weight);
    for (const [term, count] of weights) weights.set(term, (weight * count) / (count + dilution));
    this.#vocabulary.add(unit, weights);
  }

  /** Parses a query into its terms, and adds the indexed terms that they match to `terms`. */
  #parse(typed: readonly Word[], terms: Set<string>): QueryTerm[] {
    const query: QueryTerm[] = [];
    const add = (fits: ReadonlyMap<string, number>, factor: number, counts: boolean) => {
      const units = this.#vocabulary.units(fits);
      query.push({ units, rarity: factor * Math.log(1 + this.#unitCount / (units.size + 1)), counts });
      if (factor > STOP_WORD) for (const term of fits.keys()) terms.add(term);
    };
    const onlyStopWords = typed.every(({ term }) => this.#stopWords.has(term));
    typed.forEach(({ term, parts }, from) => {
      const isStopWord = (word: string) => !onlyStopWords && this.#stopWords.has(word);
      const fits = this.#vocabulary.matchTerms(term);
      const isKnown = fits.size > 0 || parts.length === 0;
      if (isKnown) add(fits, isStopWord(term) ? STOP_WORD : 1, !isStopWord(term));
      for (const part of parts) {
        const factor = isStopWord(part.term) ? STOP_WORD : 1;
        if (isKnown) add(new Map([[part.term, 1]]), factor * PART, false);
        else add(this.#vocabulary.matchTerms(part.term), factor, factor === 1);
      }
      // "is pending" and "clear on unmount" also match isPending and clearOnUnmount.
      for (let length = 2; length <= LONGEST_NAME && from + length <= typed.length; length += 1) {
        const name = joinTerms(typed.slice(from, from + length));
        if (this.#vocabulary.has(name)) add(new Map([[name, 1]]), 1, false);
      }
    });
    return query;
  }
}

/** A heading with its adjacent words joined, so that `clearOnUnmount` matches "Clear on unmount". */
function withNeighbors(heading: string): string {
  const all = splitWords(heading);
  return [
    heading,
    ...[2, 3].flatMap((length) =>
      all.slice(length - 1).map((_, from) => joinTerms(all.slice(from, from + length))),
    ),
  ].join(' ');
}
