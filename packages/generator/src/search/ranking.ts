import type { PageHits, SearchHit, Page } from './search-results.js';

/** A unit of the index: a section, or a page's title and description, which count for all of its sections. */
export interface IndexUnit {
  readonly page: IndexedPage;
  readonly hit: Mutable<SearchHit>;
  /** Its title or heading as one word. */
  readonly name: string;
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
  /** Whether a full match must contain it. */
  readonly counts: boolean;
}

interface Score {
  readonly value: number;
  readonly isFull: boolean;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** How much a page's title counts for each of its sections. */
const TITLE_BOOST = 0.35;
const OTHER_SECTIONS = 0.12;
const LEAST_HIT = 0.2;
const LEAST_GROUP = 0.04;
const MOST_HITS = 5;
const MOST_GROUPS = 10;

type RankedPage = PageHits & { readonly score: number };

/** Ranks the units that match, grouped by page. `whole` is the query as one word. */
export function rankHits(query: readonly QueryTerm[], whole: string): RankedPage[] {
  return groupByPage(scoreUnits(query, whole));
}

/** The first groups, without those that match far less than the best one. */
export function bestGroups(groups: readonly RankedPage[]): PageHits[] {
  return groups.filter(({ score }) => score > (groups[0]?.score ?? 0) * LEAST_GROUP).slice(0, MOST_GROUPS);
}

function scoreUnits(query: readonly QueryTerm[], whole: string): Map<IndexUnit, Score> {
  const full = query.reduce((sum, { rarity, counts }) => sum + (counts ? rarity : 0), 0);
  const scores = new Map<IndexUnit, Score>();
  for (const unit of new Set(query.flatMap(({ units }) => [...units.keys()]))) {
    const { head } = unit.page;
    let value = 0;
    let covered = 0;
    for (const { units, rarity, counts } of query) {
      const boost = head && head !== unit ? (units.get(head) ?? 0) * TITLE_BOOST : 0;
      const has = (units.get(unit) ?? 0) + boost;
      if (has > 0 && counts) covered += rarity;
      value += rarity * has;
    }
    const share = full === 0 ? 1 : covered / full;
    scores.set(unit, { value: value * share * share * exactness(unit, whole), isFull: covered === full });
  }
  return scores;
}

function exactness(unit: IndexUnit, whole: string): number {
  const isHead = unit === unit.page.head;
  if (unit.name === whole) return isHead ? 4 : 2.5;
  return unit.name !== '' && unit.name.startsWith(whole) ? 1.3 : 1;
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
