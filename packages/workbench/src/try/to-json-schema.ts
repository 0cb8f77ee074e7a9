import { isObject, type Json, type JsonObject } from '../data/json.ts';
import { maxLengthFor } from './safe-pattern.ts';

/** Keywords whose values are schemas by name. */
const maps = /^(properties|patternProperties|dependentSchemas|\$defs|definitions)$/;
/** Keywords whose values aren't schemas. */
const data = /^(enum|const|default|examples?|required|dependentRequired|discriminator|x-.*)$/;
/** They would change what the `$ref`s of the spec refer to. */
const identifiers = /^\$(id|anchor|dynamicAnchor|schema|recursiveAnchor)$/;
const maxDepth = 300;

/** How many schemas are still translated. */
export type Budget = { left: number };

/**
 * Translates a schema of a spec: what OpenAPI 3.0 says differently, and patterns that could block the page.
 *
 * @throws RangeError if the budget is spent
 */
export function toJsonSchema(schema: Json, budget: Budget, depth = 0): Json {
  if (Array.isArray(schema)) return schema.map((one) => toJsonSchema(one, budget, depth + 1));
  if (!isObject(schema)) return schema;
  if (depth > maxDepth) return true;
  budget.left -= 1;
  if (budget.left < 0) throw new RangeError('The schema is too large.');
  const own: JsonObject = Object.fromEntries(
    Object.entries(schema)
      .filter(([key]) => !identifiers.test(key))
      .map(([key, value]) => [
        key,
        data.test(key)
          ? value
          : maps.test(key)
            ? mapOf(key, value, budget, depth)
            : toJsonSchema(value, budget, depth + 1),
      ]),
  );
  return nullable(bounds(guarded(own)));
}

function mapOf(key: string, value: Json, budget: Budget, depth: number): Json {
  if (!isObject(value)) return {};
  return Object.fromEntries(
    Object.entries(value)
      .filter(([name]) => key !== 'patternProperties' || maxLengthFor(name) !== undefined)
      .map(([name, schema]) => [name, toJsonSchema(schema, budget, depth + 1)]),
  );
}

/** Tests a pattern on texts that are short enough for it only. */
function guarded({ pattern, ...others }: JsonObject): JsonObject {
  if (typeof pattern !== 'string') return others;
  const maxLength = maxLengthFor(pattern);
  if (maxLength === undefined) return others;
  const check = { if: { type: 'string', maxLength }, then: { pattern } };
  return { ...others, allOf: [...(Array.isArray(others['allOf']) ? others['allOf'] : []), check] };
}

/** In OpenAPI 3.0, `exclusiveMinimum` and `exclusiveMaximum` are booleans. */
function bounds(schema: JsonObject): JsonObject {
  const { exclusiveMinimum, exclusiveMaximum, minimum, maximum, ...others } = schema;
  const lower = exclusiveMinimum === true ? { exclusiveMinimum: minimum } : { minimum, exclusiveMinimum };
  const upper = exclusiveMaximum === true ? { exclusiveMaximum: maximum } : { maximum, exclusiveMaximum };
  const limits = Object.entries({ ...lower, ...upper }).filter(
    (entry): entry is [string, number] => typeof entry[1] === 'number',
  );
  return { ...others, ...Object.fromEntries(limits) };
}

function nullable({ nullable: isNullable, ...schema }: JsonObject): JsonObject {
  return isNullable === true && 'type' in schema ? { anyOf: [{ type: 'null' }, schema] } : schema;
}
