import type { Change, Docs, OperationDocs } from '@hookloom/generator';

/**
 * The operations of the old spec that changes concern: those that changed, and those that use a changed schema. Without
 * changes, all.
 */
export function concernedOperations(docs: Docs, changes: readonly Change[]): OperationDocs[] {
  if (changes.length === 0) return docs.operations;
  const named = (target: Change['target']) =>
    changes.filter((one) => one.target === target && one.kind !== 'added').map(({ name }) => name);
  const operations = new Set(named('operation'));
  const schemas = usersOf(docs, named('schema'));
  return docs.operations.filter(
    (operation) =>
      operations.has(operation.name) ||
      typesOf(operation).some((type) => namesIn(type).some((name) => schemas.has(name))),
  );
}

/** The given schemas, and those that refer to them, directly or indirectly. */
function usersOf({ schemas }: Docs, names: readonly string[]): Set<string> {
  const users = new Map<string, string[]>();
  for (const { name, type } of schemas)
    for (const used of new Set(namesIn(type))) users.set(used, [...(users.get(used) ?? []), name]);
  const found = new Set(names);
  // Iterating over a set includes entries added during the iteration.
  for (const name of found) for (const user of users.get(name) ?? []) found.add(user);
  return found;
}

const typesOf = ({ parameters, body, responses }: OperationDocs): string[] => [
  ...parameters.map(({ type }) => type),
  ...(body?.contents ?? []).map(({ type }) => type),
  ...responses.flatMap(({ contents }) => contents.map(({ type }) => type)),
];

const namesIn = (type: string): string[] => type.match(/[A-Za-z_$][\w$]*/g) ?? [];
