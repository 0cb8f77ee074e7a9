import type { SearchResults, Page } from './search-results';
import type { IndexChunk, PageEntry, TextEntry } from './index-chunk';
import { rankHits, type QueryTerm, type IndexedPage, type IndexUnit } from './ranking';
import { Vocabulary } from './vocabulary';
import { STOP_WORDS, tokens, splitWords, type Word } from './words';

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
const FILLER = 0.1;
const PART = 0.3;
const LONGEST_NAME = 4;

const joinTerms = (parts: readonly Word[]) => parts.map(({ term }) => term).join('');

/** Searches pages and sections. Index files are added in order, and searches work at any time. */
export class SearchEngine {
  readonly #vocabulary = new Vocabulary<IndexUnit>();
  readonly #pages: IndexedPage[] = [];
  #placeCount = 0;

  add(chunk: Pick<IndexChunk, 'pages' | 'texts'>): void {
    chunk.pages.forEach((page) => this.#addPage(page));
    chunk.texts.forEach((text) => this.#addText(text));
  }

  /** The first page of the docs. */
  get firstPage(): Page | undefined {
    return this.#pages[0];
  }

  search(query: string): SearchResults {
    const typed = splitWords(query);
    const terms = new Set<string>();
    const asked = this.#ask(typed, terms);
    return { groups: rankHits(asked, joinTerms(typed)), terms };
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
      const place = this.#newPlace({ page, hit, name: joinTerms(splitWords(heading)) });
      page.sections.push(place);
      this.#index(place, withNeighbors(heading), WEIGHT.heading);
      this.#index(place, defines, WEIGHT.defines);
      this.#index(place, mentions, WEIGHT.mentions);
      this.#index(place, uses, WEIGHT.uses);
      page.head ??= this.#newPlace({ page, hit, name: joinTerms(splitWords(title)) });
    }
    if (!page.head) return;
    this.#index(page.head, withNeighbors(title), WEIGHT.title);
    this.#index(page.head, description, WEIGHT.description);
    this.#index(page.head, path, WEIGHT.path);
    this.#index(page.head, keywords, WEIGHT.keywords);
  }

  #addText([page, section, text]: TextEntry): void {
    const place = this.#pages[page]?.sections[section];
    if (!place) return;
    place.hit.text = text;
    this.#index(place, text, WEIGHT.text, 0.5 + text.length / 1500);
  }

  #newPlace(place: IndexUnit): IndexUnit {
    this.#placeCount += 1;
    return place;
  }

  /** Repeated terms, and terms in long texts, count less. */
  #index(place: IndexUnit, text: string, weight: number, dilution = 0.2): void {
    const weights = new Map<string, number>();
    for (const token of tokens(text)) weights.set(token.term, (weights.get(token.term) ?? 0) + token.weight);
    for (const [term, count] of weights) weights.set(term, (weight * count) / (count + dilution));
    this.#vocabulary.add(place, weights);
  }

  #ask(typed: readonly Word[], terms: Set<string>): QueryTerm[] {
    const asked: QueryTerm[] = [];
    const ask = (fits: ReadonlyMap<string, number>, factor: number, counts: boolean) => {
      const places = this.#vocabulary.places(fits);
      asked.push({ places, rarity: factor * Math.log(1 + this.#placeCount / (places.size + 1)), counts });
      if (factor > FILLER) for (const term of fits.keys()) terms.add(term);
    };
    const onlyFillers = typed.every(({ term }) => STOP_WORDS.has(term));
    typed.forEach(({ term, parts }, from) => {
      const isFiller = (word: string) => !onlyFillers && STOP_WORDS.has(word);
      const fits = this.#vocabulary.matchTerms(term);
      const isKnown = fits.size > 0 || parts.length === 0;
      if (isKnown) ask(fits, isFiller(term) ? FILLER : 1, !isFiller(term));
      for (const part of parts) {
        const factor = isFiller(part.term) ? FILLER : 1;
        if (isKnown) ask(new Map([[part.term, 1]]), factor * PART, false);
        else ask(this.#vocabulary.matchTerms(part.term), factor, factor === 1);
      }
      // "is pending" and "clear on unmount" also match isPending and clearOnUnmount.
      for (let length = 2; length <= LONGEST_NAME && from + length <= typed.length; length += 1) {
        const name = joinTerms(typed.slice(from, from + length));
        if (this.#vocabulary.has(name)) ask(new Map([[name, 1]]), 1, false);
      }
    });
    return asked;
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
