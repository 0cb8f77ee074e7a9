import { isObject, type Json, type JsonObject, arrayAt, getOwn, stringAt } from '../parse/json.js';
import { intersectionOf, nullable, unionOf } from './combine.js';
import type { Place } from './place.js';
import { checkPattern, readChecks } from './read-checks.js';
import { reportUnsupported } from './read-dialect.js';
import { readOpenLimits } from './read-open-limits.js';
import { partsOf, typesOf } from './read-parts.js';
import { readUnion } from './read-union.js';
import { isLiteral, valuesOf } from './read-values.js';
import { Reader } from './reader.js';
import { type Check, type Literal, withChecks, type Schema, unknownSchema } from './schema.js';
import { schemaOfValue } from './schema-of-value.js';

/** Reads JSON Schema, in any dialect of OpenAPI, into schemas of the model. */
export class SchemaReader extends Reader {
  read(value: Json | undefined, place: Place): Schema {
    if (value === false) return { kind: 'never' };
    if (!isObject(value)) return unknownSchema;
    const at = this.enter(value, place);
    reportUnsupported(this, value, at);
    const refs = this.#refSchemas(value, at);
    const [only] = refs;
    if (only === undefined) return this.#readPlain(value, at, refs);
    if (refs.length === 1 && !hasShape(value)) return isNullable(value) ? nullable(only) : only;
    return this.#readPlain(value, at, refs);
  }

  /** The schemas of `$ref` and `$dynamicRef`. */
  #refSchemas(value: JsonObject, place: Place): Schema[] {
    const ref = stringAt(value, '$ref');
    const dynamic = stringAt(value, '$dynamicRef');
    if (ref === undefined && dynamic === undefined) return none;
    const schemas = ref === undefined ? [] : [this.refTo(ref, place)];
    if (dynamic === undefined) return schemas;
    const target =
      this.references.lookUpDynamic(dynamic, place.base, place.scope ?? new Map()) ??
      this.references.lookUpOrReport(dynamic, place.pointer, place.base);
    return [...schemas, target ? this.named(dynamic, target, place) : unknownSchema];
  }

  /** Reads all keywords except references, whose schemas are passed in. */
  #readPlain(value: JsonObject, place: Place, refs: readonly Schema[]): Schema {
    const values = valuesOf(value);
    if (values?.length === 0)
      return this.contradiction(place, '`enum` has no value of the `type`.', isNullable(value));
    const types = typesOf(value, place);
    const checks: Check[] = [];
    const parts = [...refs, ...partsOf(this, value, place, values ? [] : types)];
    if (values) {
      parts.push(schemaOfValues(values));
      if (!values.every(isLiteral)) checks.push({ keyword: 'enum', values });
    }
    for (const keyword of ['oneOf', 'anyOf'] as const)
      if (arrayAt(value, keyword).length > 0) parts.push(readUnion(this, value, keyword, place));
    if (values || types.length === 0) checks.push(...readOpenLimits(this, value, place, types));
    checks.push(...readChecks(this, value, place, types));
    checkPattern(this, value, place);
    if (parts.some((part) => part.kind === 'never')) return { kind: isNullable(value) ? 'null' : 'never' };
    const schema = intersectionOf(parts);
    if (schema === undefined)
      return this.contradiction(place, 'its parts exclude each other.', isNullable(value));
    return withChecks(isNullable(value) ? nullable(schema) : schema, checks);
  }
}

const none: Schema[] = [];

// Keywords next to a `$ref` that don't affect validation.
const annotations = new Set([
  '$ref',
  '$dynamicRef',
  '$id',
  '$anchor',
  '$dynamicAnchor',
  '$schema',
  '$comment',
  '$defs',
  '$vocabulary',
  'definitions',
  'title',
  'summary',
  'description',
  'default',
  'example',
  'examples',
  'deprecated',
  'readOnly',
  'writeOnly',
  'nullable',
  'x-nullable',
  'format',
  'contentEncoding',
  'contentMediaType',
  'contentSchema',
  'discriminator',
  'xml',
  'externalDocs',
]);

function hasShape(value: JsonObject): boolean {
  return Object.keys(value).some((key) => !annotations.has(key) && !key.startsWith('x-'));
}

function schemaOfValues(values: readonly Json[]): Schema {
  const literals = values.filter(
    (value): value is Exclude<Literal, null> => isLiteral(value) && value !== null,
  );
  return unionOf([
    ...(literals.length > 0 ? [{ kind: 'literal', values: literals } as const] : []),
    ...values.filter((value) => !isLiteral(value)).map((value) => schemaOfValue(value)),
    ...(values.includes(null) ? [{ kind: 'null' } as const] : []),
  ]);
}

/** OpenAPI 3.0: `nullable` allows null regardless of other keywords. */
function isNullable(value: JsonObject): boolean {
  return getOwn(value, 'nullable') === true || getOwn(value, 'x-nullable') === true;
}
