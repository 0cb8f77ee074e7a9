import type { Model, Operation } from '../model/model.js';

type OperationPair = { before: Operation | undefined; after: Operation | undefined };

/**
 * Which operation has become which: the one of the same name, or else the one at the same method and path. The old ones
 * come first, in their order.
 */
export function pairOperations(old: Model, now: Model): OperationPair[] {
  const left = new Set(now.operations);
  const pairs = new Map<Operation, Operation>();
  const match = (keyOf: (operation: Operation) => string) => {
    const byKey = new Map([...left].map((operation) => [keyOf(operation), operation]));
    for (const before of old.operations) {
      const after = pairs.has(before) ? undefined : byKey.get(keyOf(before));
      if (after === undefined || !left.delete(after)) continue;
      pairs.set(before, after);
    }
  };
  match(({ name }) => name);
  match(({ method, path }) => `${method} ${withoutNames(path)}`);
  return [
    ...old.operations.map((before) => ({ before, after: pairs.get(before) })),
    ...[...left].map((after) => ({ before: undefined, after })),
  ];
}

/** The name of a path parameter is no part of the address. */
export function withoutNames(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}');
}
