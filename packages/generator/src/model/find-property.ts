import { type Json, listAt, objectAt, own } from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import type { References, Resolved } from '../parse/references.js';

/** Every schema of a property: in a schema, its `$ref`, and the members that `keywords` list; the outermost first. */
export function propertiesNamed(
  references: References,
  schema: Json,
  name: string,
  pointer: string,
  keywords: readonly string[] = ['allOf'],
  seen = new Set<string>(),
): Resolved[] {
  const found = references.followObject(schema, pointer);
  if (found === undefined || seen.has(found.pointer)) return [];
  if (found.value !== schema) seen.add(found.pointer);
  const property = own(objectAt(found.value, 'properties'), name);
  const itself =
    property === undefined
      ? []
      : [{ value: property, pointer: pointerTo(found.pointer, 'properties', name) }];
  const inside = keywords.flatMap((keyword) =>
    listAt(found.value, keyword).flatMap((member, index) =>
      propertiesNamed(references, member, name, pointerTo(found.pointer, keyword, index), keywords, seen),
    ),
  );
  return [...itself, ...inside];
}
