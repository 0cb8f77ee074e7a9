import type { Json } from '../parse/json.js';
import { isLiteral } from './read-values.js';
import { type Schema, unknownSchema } from './schema.js';

/** The maximum depth of an inferred type. */
const maxDepth = 5;

/** Infers a schema from a value, for its type. Objects stay open. */
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
