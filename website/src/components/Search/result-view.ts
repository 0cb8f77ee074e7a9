import type { CommonQuestion } from './common-questions';
import type { PageHits, SearchEngine, SearchHit, SearchResults } from '@hookloom/generator/search';

/** The displayed results for a query, and the selection. */
export interface ResultView {
  readonly query: string;
  /** How much of the index had loaded. */
  readonly revision: number;
  readonly results: SearchResults;
  readonly selected: SearchHit | undefined;
  /** Whether the user selected the hit with a key or pointer. */
  readonly isUserSelection: boolean;
}

export const getHits = ({ groups }: SearchResults): SearchHit[] => groups.flatMap(({ hits }) => hits);

/** The view for an empty query. Nothing is selected until the user moves to a question. */
export function createQuestionView(questions: readonly CommonQuestion[], revision: number): ResultView {
  const groups = questions.map(({ hit }): PageHits => ({ page: hit.page, hits: [hit], isFull: true }));
  const results = { groups, terms: new Set<string>() };
  return { query: '', revision, results, selected: undefined, isUserSelection: false };
}

/** The view for a query. If more of the index has loaded for the same query, results up to the selection don't move. */
export function createView(
  before: ResultView | undefined,
  engine: SearchEngine,
  query: string,
  revision: number,
): ResultView {
  const results = engine.search(query);
  const [lead] = before?.results.groups ?? [];
  const isSettled =
    before?.isUserSelection === true || (lead?.isFull === true && !isBetterNamed(results, lead, query));
  if (before?.query !== query || !lead || !isSettled) {
    return { query, revision, results, selected: getHits(results)[0], isUserSelection: false };
  }
  return {
    ...before,
    revision,
    results: {
      ...results,
      groups: keepUpToSelection(before.results.groups, results.groups, before.selected),
    },
  };
}

/** Whether a page with the name that was typed, such as HL1004, follows a first result that only mentions it. */
function isBetterNamed({ groups: [first] }: SearchResults, lead: PageHits, query: string): boolean {
  const isNamed = (group: PageHits | undefined) =>
    group?.page.title.toLowerCase().startsWith(query.toLowerCase()) === true;
  return isNamed(first) && !isNamed(lead);
}

/** Keeps the groups up to the selected hit, followed by the others in their new order. */
function keepUpToSelection(
  before: readonly PageHits[],
  after: readonly PageHits[],
  selected: SearchHit | undefined,
): PageHits[] {
  const last = before.findIndex(({ hits }) => hits.some((hit) => hit === selected));
  const kept = before.slice(0, last + 1);
  return [...kept, ...after.filter(({ page }) => kept.every((group) => group.page !== page))];
}

/** The hit that a key moves to, or undefined for other keys. Arrow keys wrap around. */
export function hitAfterKey({ results, selected }: ResultView, key: string): SearchHit | undefined {
  const hits = getHits(results);
  const at = hits.findIndex((hit) => hit === selected);
  switch (key) {
    case 'ArrowDown':
      return hits[at + 1] ?? hits[0];
    case 'ArrowUp':
      return hits[at - 1] ?? hits.at(-1);
    case 'Home':
      return hits[0];
    case 'End':
      return hits.at(-1);
    default:
      return undefined;
  }
}
