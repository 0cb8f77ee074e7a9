import type { IndexUnit, ParsedQuery, QueryTerm } from './ranking.js';
import type { Vocabulary } from './vocabulary.js';
import { joinName, joinWords, splitWords, stem, type Word } from './words.js';

const STOP_WORD = 0.1;
const PART = 0.3;
const SAME_STEMS = 0.85;
const LONGEST_NAME = 4;

type Fits = ReadonlyMap<string, number>;

/** What the words of a query are looked up in. */
export interface Lookup {
  readonly vocabulary: Vocabulary<IndexUnit>;
  /** Words that a result doesn't need to contain. */
  readonly stopWords: ReadonlySet<string>;
  readonly unitCount: number;
}

/** Parses a query into its terms. A word that isn't indexed is replaced with the most similar one. */
export function parseQuery(query: string, { vocabulary, stopWords, unitCount }: Lookup): ParsedQuery {
  const typed = splitWords(query);
  const terms: QueryTerm[] = [];
  const words = new Map<number, number>();
  const matching = new Set<string>();
  const corrected: string[] = [];
  const onlyStopWords = typed.every(({ term }) => stopWords.has(term));
  const isStopWord = (word: string) => !onlyStopWords && stopWords.has(word);

  function add(fits: Fits, factor: number, covers: readonly number[]): number {
    const units = vocabulary.units(fits);
    const rarity = factor * Math.log(1 + unitCount / (units.size + 1));
    terms.push({ units, rarity, covers });
    if (factor > STOP_WORD) for (const term of fits.keys()) matching.add(term);
    return rarity;
  }

  function addWord(word: string, fits: Fits, at: number): void {
    const rarity = add(fits, isStopWord(word) ? STOP_WORD : 1, [at]);
    if (!isStopWord(word)) words.set(at, rarity);
    corrected.push(fits.has(word) ? word : (best(fits) ?? word));
  }

  typed.forEach(({ term, parts }, at) => {
    const fits = vocabulary.matchTerms(term);
    if (fits.size > 0 || parts.length === 0) {
      addWord(term, fits, at);
      for (const part of parts) add(new Map([[part.term, 1]]), isStopWord(part.term) ? 0 : PART, []);
    } else {
      // Between this word and the next one.
      parts.forEach((part, i) => addWord(part.term, vocabulary.matchTerms(part.term), at + i / parts.length));
    }
    // "is pending" and "clear on unmount" also match isPending and clearOnUnmount.
    for (let length = 2; length <= LONGEST_NAME && at + length <= typed.length; length += 1) {
      const fitting = matchName(typed.slice(at, at + length), vocabulary);
      if (fitting.size > 0)
        add(
          fitting,
          1,
          Array.from({ length }, (_, i) => at + i),
        );
    }
  });
  return { terms, words, matching, name: joinName(corrected) };
}

/** "Logs out" has the same stems as "log out". */
function matchName(name: readonly Word[], vocabulary: Vocabulary<IndexUnit>): Fits {
  const exact = vocabulary.matchName(joinWords(name));
  if (exact.size > 0) return exact;
  const inflected = vocabulary.matchName(name.map(({ term }) => stem(term)).join(''));
  return new Map(Array.from(inflected, ([term, fit]) => [term, fit * SAME_STEMS]));
}

function best(fits: Fits): string | undefined {
  let found: string | undefined;
  for (const [term, fit] of fits) if (found === undefined || fit > fits.get(found)!) found = term;
  return found;
}
