import type { PageHits, SearchHit, Page } from './search-results.js';
import type { Name } from './words.js';

/** A unit of the index: a section, or a page's title and description, which count for all of its sections. */
export interface IndexUnit {
  readonly page: IndexedPage;
  readonly hit: Mutable<SearchHit>;
  /** Its heading, or its title followed by its keywords. */
  readonly names: readonly Name[];
}

export interface IndexedPage extends Page {
  readonly sections: IndexUnit[];
  head?: IndexUnit;
}

/** A word of the query, or a name that consists of several words. */
export interface QueryTerm {
  /** The units that contain it, with the weight. */
  readonly units: ReadonlyMap<IndexUnit, number>;
  readonly rarity: number;
  /** The positions of the words that a match covers. */
  readonly covers: readonly number[];
}

export interface ParsedQuery {
  readonly terms: readonly QueryTerm[];
  /** The rarity of each word that a full match must cover, by its position. */
  readonly words: ReadonlyMap<number, number>;
  /** The indexed terms that match, to highlight. */
  readonly matching: ReadonlySet<string>;
  /** The query as one word, without its typos. */
  readonly name: Name;
}

interface Score {
  readonly value: number;
  readonly isFull: boolean;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** How much a page's title counts for each of its sections. */
const TITLE = 0.35;
/** How much a word counts that only occurs in another section of the page. */
const ELSEWHERE = 0.12;
const ELSEWHERE_COVERS = 0.5;
const COVERAGE = 1.5;
const EXACT_TITLE = 4;
const EXACT_KEYWORD = 4;
const EXACT_HEADING = 2.5;
const OTHER_SECTIONS = 0.2;
const LEAST_HIT = 0.2;
const LEAST_GROUP = 0.03;
const MOST_HITS = 5;
const MOST_GROUPS = 10;

type RankedPage = PageHits & { readonly score: number };

/** Ranks the units that match, grouped by page. `headings` says how many sections have a heading. */
export function rankHits(query: ParsedQuery, headings: ReadonlyMap<string, number>): RankedPage[] {
  return groupByPage(scoreUnits(query, headings));
}

/** The first groups, without those that match far less than the best one. */
export function bestGroups(groups: readonly RankedPage[]): PageHits[] {
  return groups.filter(({ score }) => score > (groups[0]?.score ?? 0) * LEAST_GROUP).slice(0, MOST_GROUPS);
}

function scoreUnits(query: ParsedQuery, headings: ReadonlyMap<string, number>): Map<IndexUnit, Score> {
  const { terms, words, name } = query;
  const pages = terms.map(({ units }) => bestPerPage(units));
  const scores = new Map<IndexUnit, Score>();
  for (const unit of new Set(terms.flatMap(({ units }) => [...units.keys()]))) {
    const { head } = unit.page;
    const covered = new Map<number, number>();
    let value = 0;
    terms.forEach(({ units, rarity, covers }, i) => {
      const title = head && head !== unit ? (units.get(head) ?? 0) * TITLE : 0;
      const here = (units.get(unit) ?? 0) + title;
      const elsewhere = (pages[i]?.get(unit.page) ?? 0) * ELSEWHERE;
      value += rarity * Math.max(here, elsewhere);
      const share = here > 0 ? 1 : elsewhere > 0 ? ELSEWHERE_COVERS : 0;
      for (const word of covers) covered.set(word, Math.max(covered.get(word) ?? 0, share));
    });
    const { share, isFull } = coverage(words, covered);
    scores.set(unit, { value: value * share ** COVERAGE * exactness(unit, name, headings), isFull });
  }
  return scores;
}

/** The share of the query that is covered, and whether it is all of it. */
function coverage(words: ParsedQuery['words'], covered: ReadonlyMap<number, number>) {
  let total = 0;
  let sum = 0;
  for (const [word, rarity] of words) {
    total += rarity;
    sum += rarity * (covered.get(word) ?? 0);
  }
  return { share: total === 0 ? 1 : sum / total, isFull: sum === total };
}

function bestPerPage(units: ReadonlyMap<IndexUnit, number>): Map<IndexedPage, number> {
  const best = new Map<IndexedPage, number>();
  for (const [{ page }, weight] of units) best.set(page, Math.max(best.get(page) ?? 0, weight));
  return best;
}

/**
 * A typed name matches the name it spells. `clearOnUnmount` isn't the heading "Clear on unmount", but "network state" is the
 * title `NetworkState`. A heading that many sections have, such as "Example", says less.
 */
function exactness(unit: IndexUnit, query: Name, headings: ReadonlyMap<string, number>): number {
  const { head } = unit.page;
  const [name] = unit.names;
  const isNamed = name?.joined === query.joined && name.words <= query.words;
  if (isNamed && unit === head) return EXACT_TITLE;
  // Any section may be what the keyword refers to.
  if (head?.names.slice(1).some(({ joined }) => joined === query.joined)) return EXACT_KEYWORD;
  return isNamed ? 1 + (EXACT_HEADING - 1) / (headings.get(query.joined) ?? 1) : 1;
}

function groupByPage(scores: ReadonlyMap<IndexUnit, Score>): RankedPage[] {
  const pages = new Map<IndexedPage, Map<SearchHit, Score>>();
  for (const [{ page, hit }, { value, isFull }] of scores) {
    const hits = pages.get(page) ?? new Map<SearchHit, Score>();
    const before = hits.get(hit);
    hits.set(hit, { value: value + (before?.value ?? 0), isFull: isFull || before?.isFull === true });
    pages.set(page, hits);
  }
  return Array.from(pages, ([page, hits]) => {
    const ranked = [...hits].sort(([, a], [, b]) => b.value - a.value).slice(0, MOST_HITS);
    const [best = 0, ...others] = ranked.map(([, { value }]) => value);
    return {
      page,
      score: best + OTHER_SECTIONS * others.reduce((sum, value) => sum + value, 0),
      // Only list the page itself if it is the best hit. Otherwise its sections lead to it.
      hits: ranked
        .filter(([hit, { value }], i) => i === 0 || (value > best * LEAST_HIT && hit.anchor !== ''))
        .map(([hit]) => hit),
      isFull: ranked.some(([, { isFull }]) => isFull),
    };
  }).sort((a, b) => b.score - a.score || a.page.number - b.page.number);
}
