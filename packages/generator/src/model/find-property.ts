import { type Json, listAt, objectAt, own } from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import type { References, Resolved } from '../parse/references.js';

/** The schema of a property, looked for in a schema, its `$ref` and the members that `keywords` list. */
export function propertyOf(
  references: References,
  schema: Json,
  name: string,
  pointer: string,
  keywords: readonly string[] = ['allOf'],
  seen = new Set<string>(),
): Resolved | undefined {
  const found = references.followObject(schema, pointer);
  if (found === undefined || seen.has(found.pointer)) return undefined;
  const property = own(objectAt(found.value, 'properties'), name);
  if (property !== undefined)
    return { value: property, pointer: pointerTo(found.pointer, 'properties', name) };
  if (found.value !== schema) seen.add(found.pointer);
  for (const keyword of keywords)
    for (const [index, member] of listAt(found.value, keyword).entries()) {
      const at = pointerTo(found.pointer, keyword, index);
      const inner = propertyOf(references, member, name, at, keywords, seen);
      if (inner) return inner;
    }
  return undefined;
}
