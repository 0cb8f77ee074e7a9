/** How well a keyword is supported. */
export type Support = 'full' | 'partial' | 'none';

/** A row of the table of supported keywords, for the docs and the tests. */
export type SupportedKeyword = {
  /** The keyword, such as `minLength`. */
  keyword: string;
  /** The group of keywords, such as `Strings`. */
  group: string;
  /** Whether values are validated according to the specification. */
  support: Support;
  /** A note for the docs, in Markdown. */
  note: string;
  /** The diagnostic for an unsupported use of the keyword. */
  code?: string;
};

/**
 * The support for the keywords of JSON Schema 2020-12, the dialect of OpenAPI 3.1 and 3.2.
 *
 * @see https://json-schema.org/draft/2020-12
 */
export const jsonSchemaKeywords: readonly SupportedKeyword[] = [
  ...rows(
    'Any value',
    ['type', 'full', 'A list of types becomes a union.'],
    ['enum', 'full', 'Objects and arrays are compared as JSON.'],
    ['const', 'full', 'Objects and arrays are compared as JSON.'],
    [
      'format',
      'partial',
      'Not validated, as the standard allows. The exceptions are the ranges of `int8`, `int16`, `int32`, `uint8`, `uint16`, `uint32` and `uint64` with `type: integer`.',
    ],
  ),
  ...rows(
    'Numbers',
    ['multipleOf', 'full', 'Exact for decimals: `0.07` is a multiple of `0.01`.'],
    ['minimum', 'full', 'The value itself is valid.'],
    ['maximum', 'full', 'The value itself is valid.'],
    ['exclusiveMinimum', 'full', 'As a number, and as the boolean of OpenAPI 3.0.'],
    ['exclusiveMaximum', 'full', 'As a number, and as the boolean of OpenAPI 3.0.'],
  ),
  ...rows(
    'Strings',
    ['minLength', 'full', 'Counts characters (code points).'],
    ['maxLength', 'full', 'Counts characters (code points).'],
    [
      'pattern',
      'partial',
      'Regular expressions of ECMAScript. Other dialects, and patterns that can take exponential time, are not validated and get a diagnostic.',
      'HL2020',
    ],
    ['contentEncoding', 'partial', 'Distinguishes files from text. The content is not validated.'],
    ['contentMediaType', 'partial', 'Distinguishes files from text. The content is not validated.'],
    ['contentSchema', 'none', 'The content of a string is not validated.'],
  ),
  ...rows(
    'Arrays',
    ['items', 'full', 'Without `type`, the schema describes an array.'],
    ['prefixItems', 'full', 'The type is a tuple.'],
    ['minItems', 'full', 'Even without `type`.'],
    ['maxItems', 'full', 'Even without `type`.'],
    ['uniqueItems', 'full', 'Items are compared as JSON.'],
    ['contains', 'full', 'Validated, but not part of the type.'],
    ['minContains', 'full', 'Validated, but not part of the type.'],
    ['maxContains', 'full', 'Validated, but not part of the type.'],
    [
      'unevaluatedItems',
      'full',
      'Validated, but not part of the type. Up to 1,000 schemas that it depends on, and 8 levels of conditions.',
    ],
  ),
  ...rows(
    'Objects',
    ['properties', 'full', 'Without `type`, the schema describes an object.'],
    ['required', 'full', 'Without `type`, the schema describes an object.'],
    [
      'additionalProperties',
      'full',
      'Without `type`, the schema describes an object. `false` rejects all other properties.',
    ],
    ['patternProperties', 'full', 'The type has an index signature if there are no other properties.'],
    ['propertyNames', 'full', 'Validated, but not part of the type.'],
    ['minProperties', 'full', 'Validated, but not part of the type.'],
    ['maxProperties', 'full', 'Validated, but not part of the type.'],
    ['dependentRequired', 'full', 'Validated, but not part of the type.'],
    ['dependentSchemas', 'full', 'Validated, but not part of the type.'],
    ['dependencies', 'full', 'The older form of `dependentRequired` and `dependentSchemas`.'],
    [
      'unevaluatedProperties',
      'full',
      'Validated, but not part of the type. Up to 1,000 schemas that it depends on, and 8 levels of conditions.',
    ],
  ),
  ...rows(
    'Combinations',
    ['allOf', 'full', 'Objects are merged. If two limits differ, the tighter one applies.'],
    ['anyOf', 'full', 'A union.'],
    ['oneOf', 'full', 'A union. A value that matches two members is rejected.'],
    ['not', 'full', 'Validated, but not part of the type.'],
    ['if', 'full', 'Validated, but not part of the type.'],
    ['then', 'full', 'Validated, but not part of the type.'],
    ['else', 'full', 'Validated, but not part of the type.'],
  ),
  ...rows(
    'References',
    ['$ref', 'full', 'Also to an `$anchor` or `$id`. `sync` bundles other files.'],
    ['$id', 'full', 'A base for references.'],
    ['$anchor', 'full', 'A target for references.'],
    ['$dynamicRef', 'full', 'Resolved when the code is generated.'],
    ['$dynamicAnchor', 'full', 'A target for `$dynamicRef`.'],
    ['$defs', 'full', 'A schema in it is used where it is referenced.'],
    [
      '$schema',
      'partial',
      'Schemas are read as JSON Schema 2020-12. Other dialects get a diagnostic.',
      'HL2020',
    ],
    ['$vocabulary', 'none', 'Only has a meaning in the schema of a dialect.'],
    [
      '$recursiveRef',
      'none',
      'Replaced by `$dynamicRef` in JSON Schema 2020-12. It gets a diagnostic.',
      'HL2020',
    ],
  ),
  ...rows(
    'Annotations',
    ['title', 'full', 'In the doc comment, if there is no `description`.'],
    ['description', 'full', 'In the doc comment.'],
    ['default', 'partial', 'In the doc comment. Missing values are not filled in.'],
    ['deprecated', 'full', 'In the doc comment.'],
    ['readOnly', 'full', 'Not required in requests.'],
    ['writeOnly', 'full', 'Not required in responses.'],
    ['examples', 'none', 'Not used.'],
    ['$comment', 'none', 'Not used.'],
  ),
];

function rows(
  group: string,
  ...list: readonly (readonly [string, Support, string, string?])[]
): SupportedKeyword[] {
  return list.map(([keyword, support, note, code]) => ({
    group,
    keyword,
    support,
    note,
    ...(code === undefined ? {} : { code }),
  }));
}
