import type { Answer, Group, Hit } from './answer';
import type { SearchEngine } from './engine';

/** What the reader sees for a query, and where in it they are. */
export interface ResultView {
  readonly query: string;
  /** How much of the index had been read when the engine was asked. */
  readonly revision: number;
  readonly answer: Answer;
  readonly selected: Hit | undefined;
  /** Whether the reader chose the selected hit, by key or pointer. */
  readonly isSteered: boolean;
}

export const hitsOf = ({ groups }: Answer): Hit[] => groups.flatMap(({ hits }) => hits);

/** The view for a query; for the same query with more of the index read, what the reader is at keeps its place. */
export function viewOf(
  before: ResultView | undefined,
  engine: SearchEngine,
  query: string,
  revision: number,
): ResultView {
  const answer = engine.search(query);
  const [lead] = before?.answer.groups ?? [];
  if (before?.query !== query || !lead || !(before.isSteered || lead.isFull)) {
    return { query, revision, answer, selected: hitsOf(answer)[0], isSteered: false };
  }
  return {
    ...before,
    revision,
    answer: { ...answer, groups: refined(before.answer.groups, answer.groups, before.selected) },
  };
}

/** The groups down to the selected hit as they were, then the others in their new order. */
function refined(before: readonly Group[], after: readonly Group[], selected: Hit | undefined): Group[] {
  const last = before.findIndex(({ hits }) => hits.some((hit) => hit === selected));
  const kept = before.slice(0, last + 1);
  return [...kept, ...after.filter(({ page }) => kept.every((group) => group.page !== page))];
}

/** The hit that a key leads to; undefined where the key is not for the list. Arrows go round. */
export function hitAfterKey({ answer, selected }: ResultView, key: string): Hit | undefined {
  const hits = hitsOf(answer);
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
