import type { Model, Operation } from '../model/model.js';

type OperationPair = { before: Operation | undefined; after: Operation | undefined };

/**
 * Pairs the operations of two models: by name, otherwise by method and path. In the order of the old model, followed by added
 * operations.
 */
export function pairOperations(old: Model, now: Model): OperationPair[] {
  const unpaired = new Set(now.operations);
  const pairs = new Map<Operation, Operation>();
  const match = (keyOf: (operation: Operation) => string) => {
    const byKey = new Map([...unpaired].map((operation) => [keyOf(operation), operation]));
    for (const before of old.operations) {
      const after = pairs.has(before) ? undefined : byKey.get(keyOf(before));
      if (after === undefined || !unpaired.delete(after)) continue;
      pairs.set(before, after);
    }
  };
  match(({ name }) => name);
  match(({ method, path }) => `${method} ${withoutNames(path)}`);
  return [
    ...old.operations.map((before) => ({ before, after: pairs.get(before) })),
    ...[...unpaired].map((after) => ({ before: undefined, after })),
  ];
}

/** Removes the names of path parameters, which don't affect URLs. */
export function withoutNames(path: string): string {
  return path.replace(/\{[^{}]*\}/g, '{}');
}
