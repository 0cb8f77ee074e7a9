import { isObject, type Json, type JsonObject, getOwn } from './json.js';

/** A subschema and its keys. */
export type SchemaChild = { keys: readonly (string | number)[]; value: Json };

/** The keywords with subschemas: a single one, by name, or a list. */
const subschemaKeywords: ReadonlyMap<string, 'schema' | 'names' | 'list'> = new Map([
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
 * The direct subschemas of a schema, in document order. A property named `example` is a subschema, the value of the keyword
 * `example` isn't.
 */
export function childrenOf(schema: JsonObject): SchemaChild[] {
  return Object.entries(schema).flatMap(([keyword, value]): SchemaChild[] => {
    const kind = subschemaKeywords.get(keyword);
    if (kind === undefined) return [];
    // Before 2020-12, `items` could be a list.
    if (Array.isArray(value))
      return kind === 'list' || keyword === 'items'
        ? value.map((item, index) => ({ keys: [keyword, index], value: item }))
        : [];
    if (kind === 'schema') return [{ keys: [keyword], value }];
    if (kind === 'list' || !isObject(value)) return [];
    return Object.keys(value).map((name) => ({ keys: [keyword, name], value: getOwn(value, name) ?? null }));
  });
}
