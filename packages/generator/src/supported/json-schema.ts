/** How far a keyword is supported. */
export type Support = 'full' | 'partial' | 'none';

/** A row of the table of supported keywords, which the docs print and the tests go through. */
export type SupportedKeyword = {
  /** As the specification writes it: `minLength`. */
  keyword: string;
  /** Whether values are validated as the specification says. */
  support: Support;
  /** What a reader needs to know, in Markdown. */
  note: string;
};

/**
 * The keywords of JSON Schema 2020-12, the dialect of OpenAPI 3.1 and 3.2, and what becomes of them.
 *
 * @see https://json-schema.org/draft/2020-12
 */
export const jsonSchemaKeywords: readonly SupportedKeyword[] = [
  row('type', 'full', 'A list of types becomes a union.'),
  row('enum', 'full', 'Objects and arrays are compared as JSON.'),
  row('const', 'full', 'Objects and arrays are compared as JSON.'),
  row('multipleOf', 'full', 'Exact in decimal, so that `0.07` is a multiple of `0.01`.'),
  row('minimum', 'full', ''),
  row('maximum', 'full', ''),
  row('exclusiveMinimum', 'full', 'As a number, and as the boolean of OpenAPI 3.0.'),
  row('exclusiveMaximum', 'full', 'As a number, and as the boolean of OpenAPI 3.0.'),
  row('minLength', 'full', 'Counts characters (code points), not units of UTF-16.'),
  row('maxLength', 'full', 'Counts characters (code points), not units of UTF-16.'),
  row(
    'pattern',
    'partial',
    'Regular expressions of ECMAScript. One of another dialect, or one that can take exponential time, gets a diagnostic and is not validated.',
  ),
  row('items', 'full', 'Without `type`, the schema means an array.'),
  row('prefixItems', 'full', 'The type is a tuple.'),
  row('minItems', 'full', ''),
  row('maxItems', 'full', ''),
  row('uniqueItems', 'full', 'Items are compared as JSON.'),
  row('contains', 'full', ''),
  row('minContains', 'full', ''),
  row('maxContains', 'full', ''),
  row('unevaluatedItems', 'full', ''),
  row('properties', 'full', 'Without `type`, the schema means an object.'),
  row('required', 'full', 'Without `type`, the schema means an object.'),
  row(
    'additionalProperties',
    'full',
    'Without `type`, the schema means an object. `false` refuses any other property.',
  ),
  row('patternProperties', 'full', 'The type has an index signature if there are no other properties.'),
  row('propertyNames', 'full', ''),
  row('minProperties', 'full', ''),
  row('maxProperties', 'full', ''),
  row('dependentRequired', 'full', 'Validated; the type does not say it.'),
  row('dependentSchemas', 'full', 'Validated; the type does not say it.'),
  row('dependencies', 'full', 'The name of the two above before JSON Schema 2019-09.'),
  row('unevaluatedProperties', 'full', ''),
  row('allOf', 'full', 'Objects are merged, and of two limits the tighter applies.'),
  row('anyOf', 'full', 'A union.'),
  row('oneOf', 'full', 'A union. A value that fits two members is refused.'),
  row('not', 'full', 'Validated; the type does not say it.'),
  row('if', 'full', 'With `then` and `else`. Validated; the type does not say it.'),
  row('then', 'full', ''),
  row('else', 'full', ''),
  row('$ref', 'full', 'Also to an `$anchor` or an `$id`. Another document is bundled by `sync`.'),
  row('$id', 'full', ''),
  row('$anchor', 'full', ''),
  row('$dynamicRef', 'full', ''),
  row('$dynamicAnchor', 'full', ''),
  row('$defs', 'full', ''),
  row(
    '$schema',
    'partial',
    'Every schema is read as JSON Schema 2020-12. Another dialect gets a diagnostic.',
  ),
  row('$vocabulary', 'none', 'Means something in the schema of a dialect only.'),
  row('$recursiveRef', 'none', 'JSON Schema 2020-12 has replaced it by `$dynamicRef`.'),
  row(
    'format',
    'partial',
    'Describes a value and refuses none, as the standard has it, except for the ranges of `int8`, `int16`, `int32`, `uint8`, `uint16`, `uint32` and `uint64` with `type: integer`.',
  ),
  row('contentEncoding', 'partial', 'Tells files from text. The content is not validated.'),
  row('contentMediaType', 'partial', 'Tells files from text. The content is not validated.'),
  row('contentSchema', 'none', 'The content of a string is not validated.'),
  row('title', 'full', 'In the doc comment, if there is no `description`.'),
  row('description', 'full', 'In the doc comment.'),
  row('default', 'partial', 'In the doc comment. Absent values are not filled in.'),
  row('deprecated', 'full', 'In the doc comment.'),
  row('readOnly', 'full', 'Not required in requests.'),
  row('writeOnly', 'full', 'Not required in responses.'),
  row('examples', 'none', ''),
  row('$comment', 'none', ''),
];

function row(keyword: string, support: Support, note: string): SupportedKeyword {
  return { keyword, support, note };
}
