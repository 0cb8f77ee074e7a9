import type { Json } from '../parse/json.js';
import { isLiteral } from './read-values.js';
import { type Schema, unknownSchema } from './schema.js';

/** Deeper than a reader wants to see in a type. */
const maxDepth = 5;

/** The schema of one value, for its type: it says nothing about further properties. */
export function schemaOfValue(value: Json, depth = 0): Schema {
  if (value === null) return { kind: 'null' };
  if (isLiteral(value)) return { kind: 'literal', values: [value] };
  if (depth > maxDepth) return unknownSchema;
  const inside = (part: Json) => schemaOfValue(part, depth + 1);
  if (Array.isArray(value)) return { kind: 'tuple', items: value.map(inside), rest: undefined };
  const properties = Object.entries(value).map(([name, part]) => ({
    name,
    schema: inside(part),
    required: true,
    doc: {},
  }));
  return { kind: 'object', properties, additional: undefined };
}
