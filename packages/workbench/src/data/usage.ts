import { entriesOf, type Json, objectAt } from './json.ts';
import { pointerOf, refsIn, valueAt } from './references.ts';

export type Usage = { operations: Set<string>; schemas: Set<string> };

/**
 * Finds out where each schema is used.
 *
 * @param operations - the part of the spec of each operation, by name.
 * @returns by JSON pointer of the schema, the operations and the pointers of the schemas that refer to it directly.
 */
export function usageOf(document: Json, operations: ReadonlyMap<string, Json>): Map<string, Usage> {
  const usage = new Map<string, Usage>();
  const usageAt = (pointer: string) => {
    const found = usage.get(pointer) ?? { operations: new Set(), schemas: new Set() };
    usage.set(pointer, found);
    return found;
  };
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  for (const [name, schema] of entriesOf(schemas)) {
    const own = `/components/schemas/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
    for (const pointer of targetsIn(document, schema)) usageAt(pointer).schemas.add(own);
  }
  for (const [name, operation] of operations)
    for (const pointer of targetsIn(document, operation)) usageAt(pointer).operations.add(name);
  return usage;
}

/** The schemas that a value refers to directly, or through a shared parameter, body or response. */
function targetsIn(document: Json, value: Json): Set<string> {
  const targets = new Set<string>();
  const seen = new Set<string>();
  const open = [...refsIn(value)];
  for (let ref = open.pop(); ref !== undefined; ref = open.pop()) {
    const pointer = pointerOf(ref);
    if (pointer === undefined || seen.has(pointer)) continue;
    seen.add(pointer);
    if (pointer.startsWith('/components/') && !pointer.startsWith('/components/schemas/'))
      open.push(...refsIn(valueAt(document, pointer)));
    else targets.add(pointer);
  }
  return targets;
}
