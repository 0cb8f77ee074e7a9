import type { Hit, OperationRow, SourceIndex } from './data/types.ts';
import type { Grouping } from './routes.ts';

/** A row of the list: a heading, an operation or a schema. */
export type ListRow = { kind: 'heading'; text: string } | Hit;

/** The rows of a source: its operations by tag or by path, or its schemas. */
export function listRows(source: SourceIndex, by: Grouping): ListRow[] {
  if (by === 'schema') return source.schemas.map(({ name }) => ({ kind: 'schema', source: source.id, name }));
  const rowOf = (operation: OperationRow): ListRow => ({ kind: 'operation', source: source.id, operation });
  const groups = by === 'tag' ? byTag(source.operations) : byPath(source.operations);
  return [...groups].flatMap(([text, operations]) => [{ kind: 'heading', text }, ...operations.map(rowOf)]);
}

/** An operation with several tags is listed under each. */
function byTag(operations: readonly OperationRow[]): Map<string, OperationRow[]> {
  const tagged = operations.flatMap((operation) =>
    [...new Set(operation.tags)].map((tag) => ({ tag, operation })),
  );
  const groups = new Map(
    [...groupBy(tagged, ({ tag }) => tag)].map(([tag, items]) => [
      tag,
      items.map(({ operation }) => operation),
    ]),
  );
  const untagged = operations.filter(({ tags }) => tags.length === 0);
  return untagged.length > 0
    ? groups.set(groups.size > 0 ? 'Without a tag' : 'Operations', untagged)
    : groups;
}

/** Grouped by the first segment, in alphabetical order. */
function byPath(operations: readonly OperationRow[]): Map<string, OperationRow[]> {
  const sorted = [...operations].sort((a, b) => (a.path < b.path ? -1 : a.path > b.path ? 1 : 0));
  return groupBy(sorted, firstSegment);
}

const firstSegment = ({ path }: OperationRow) => /^\/?[^/]*/.exec(path)?.[0] ?? '/';

function groupBy<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
