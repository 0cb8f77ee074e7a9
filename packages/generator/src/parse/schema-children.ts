import { isObject, type Json, type JsonObject, getOwn } from './json.js';

/** A schema inside another, with the keys that lead to it. */
export type SchemaChild = { keys: readonly (string | number)[]; value: Json };

/** What the value of a keyword consists of. Every other keyword (`example`, `default`, `const`, `enum`, …) has values, not schemas. */
const holds: ReadonlyMap<string, 'schema' | 'names' | 'list'> = new Map([
  ...(
    [
      'items',
      'additionalItems',
      'unevaluatedItems',
      'contains',
      'additionalProperties',
      'unevaluatedProperties',
      'propertyNames',
      'not',
      'if',
      'then',
      'else',
      'contentSchema',
    ] as const
  ).map((keyword) => [keyword, 'schema'] as const),
  ...(
    ['properties', 'patternProperties', 'dependentSchemas', 'dependencies', '$defs', 'definitions'] as const
  ).map((keyword) => [keyword, 'names'] as const),
  ...(['allOf', 'anyOf', 'oneOf', 'prefixItems'] as const).map((keyword) => [keyword, 'list'] as const),
]);

/**
 * The schemas directly inside a schema of a document, in its order. Keys below `properties` and its like are names, so
 * that a property called `example` is a schema as any other; the value of the keyword `example` is none.
 */
export function childrenOf(schema: JsonObject): SchemaChild[] {
  return Object.entries(schema).flatMap(([keyword, value]): SchemaChild[] => {
    const kind = holds.get(keyword);
    if (kind === undefined) return [];
    // Before 2020-12, `items` may be a list.
    if (Array.isArray(value))
      return kind === 'list' || keyword === 'items'
        ? value.map((item, index) => ({ keys: [keyword, index], value: item }))
        : [];
    if (kind === 'schema') return [{ keys: [keyword], value }];
    if (kind === 'list' || !isObject(value)) return [];
    return Object.keys(value).map((name) => ({ keys: [keyword, name], value: getOwn(value, name) ?? null }));
  });
}
