import { entriesOf, type Json, type JsonObject, arrayAt, getOwn } from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import type { References, Resolved } from '../parse/references.js';

type ByName = ReadonlyMap<string, readonly Resolved[]>;

/** A cache of the most frequent lookup, so that each schema is traversed once, not once per property. */
const known = new WeakMap<References, WeakMap<JsonObject, ByName>>();

/** All schemas of a property: in the schema, its `$ref` and the members in `keywords`, outermost first. */
export function propertiesNamed(
  references: References,
  schema: Json,
  name: string,
  pointer: string,
  keywords: readonly string[] = allOf,
): readonly Resolved[] {
  const found = references.followObject(schema, pointer);
  if (found === undefined) return [];
  if (keywords !== allOf) return propertiesOf(references, schema, pointer, keywords).get(name) ?? [];
  const walked = known.get(references) ?? new WeakMap<JsonObject, ByName>();
  known.set(references, walked);
  const properties =
    walked.get(found.value) ?? propertiesOf(references, found.value, found.pointer, keywords);
  walked.set(found.value, properties);
  return properties.get(name) ?? [];
}

const allOf = ['allOf'] as const;

function propertiesOf(references: References, start: Json, at: string, keywords: readonly string[]): ByName {
  const properties = new Map<string, Resolved[]>();
  const seen = new Set<string>();
  const visit = (schema: Json, pointer: string): void => {
    const found = references.followObject(schema, pointer);
    if (found === undefined || seen.has(found.pointer)) return;
    if (found.value !== schema) seen.add(found.pointer);
    for (const [name, value] of entriesOf(getOwn(found.value, 'properties'))) {
      const place = { value, pointer: pointerTo(found.pointer, 'properties', name) };
      const others = properties.get(name);
      if (others) others.push(place);
      else properties.set(name, [place]);
    }
    for (const keyword of keywords)
      arrayAt(found.value, keyword).forEach((member, index) =>
        visit(member, pointerTo(found.pointer, keyword, index)),
      );
  };
  visit(start, at);
  return properties;
}
