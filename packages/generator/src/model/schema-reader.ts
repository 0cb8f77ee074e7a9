import type { Findings } from '../diagnostics.js';
import { isObject, type Json, type JsonObject, listAt, own, textAt } from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import type { References } from '../parse/references.js';
import { intersectionOf, nullable, unionOf } from './combine.js';
import { partsOf } from './read-parts.js';
import { literalsOf } from './read-values.js';
import { readUnion } from './read-union.js';
import { type Schema, unknown } from './schema.js';
import { type Mode, Variants } from './variants.js';

/** A schema that is referred to, and so gets a name. */
export type Target = { key: string; ref: string; mode: Mode; pointer: string; value: Json };

/** Where a schema stands: its pointer, the way its value goes, and the named schema that it is part of. */
export type Place = { pointer: string; mode: Mode; within: string | undefined };

/** Turns JSON Schema, in the dialects of OpenAPI 3.0, 3.1 and 3.2, into the model's schemas. */
export class SchemaReader {
  readonly targets = new Map<string, Target>();
  readonly findings: Findings;
  readonly #variants: Variants;

  constructor(readonly references: References) {
    this.findings = references.findings;
    this.#variants = new Variants(references);
  }

  read(value: Json | undefined, place: Place): Schema {
    if (value === false) return { kind: 'never' };
    if (!isObject(value)) return unknown;
    const ref = textAt(value, '$ref');
    if (ref !== undefined) return this.#readRef(ref, value, place);
    const schema = this.#readPlain(value, place);
    return isNullable(value) ? nullable(schema) : schema;
  }

  /** A schema without `null` and without `$ref`. */
  #readPlain(value: JsonObject, place: Place): Schema {
    const literals = literalsOf(value);
    if (literals)
      return literals.length > 0
        ? literalOf(literals)
        : this.#contradiction(place, 'No value of `enum` has the `type`.');
    const parts = partsOf(this, value, place);
    for (const keyword of ['oneOf', 'anyOf'] as const)
      if (listAt(value, keyword).length > 0) parts.push(readUnion(this, value, keyword, place));
    if (parts.some((part) => part.kind === 'never'))
      return this.#contradiction(place, 'A bound is below another, or a part is `false`.');
    const schema = intersectionOf(parts);
    return schema ?? this.#contradiction(place, 'No value fits all parts of `allOf`.');
  }

  #readRef(ref: string, value: JsonObject, place: Place): Schema {
    const schema = this.refTo(ref, place);
    const rest = Object.keys(value).filter((key) => shaping.has(key));
    if (rest.length === 0) return isNullable(value) ? nullable(schema) : schema;
    const { $ref: _ref, ...siblings } = value;
    const merged = intersectionOf([schema, this.#readPlain(siblings, place)]);
    if (merged === undefined)
      return this.#contradiction(place, 'No value fits both `$ref` and what stands beside it.');
    return isNullable(value) ? nullable(merged) : merged;
  }

  /** A reference to a named schema, which is made on the first demand. */
  refTo(ref: string, { pointer, mode }: Pick<Place, 'pointer' | 'mode'>): Schema {
    const target = this.references.lookUpOrReport(ref, pointer);
    if (target === undefined) return unknown;
    const variant = this.#variants.modeFor(ref, mode);
    const key = variant === 'response' ? target.pointer : `${target.pointer}#${variant}`;
    if (!this.targets.has(key)) this.targets.set(key, { key, ref, mode: variant, ...target });
    return { kind: 'ref', target: key };
  }

  child(value: Json | undefined, place: Place, ...keys: (string | number)[]): Schema {
    return this.read(value, {
      pointer: pointerTo(place.pointer, ...keys),
      mode: place.mode,
      within: undefined,
    });
  }

  #contradiction(place: Place, message: string): Schema {
    this.findings.add(
      'HL2009',
      place.pointer,
      `The schema contradicts itself, so it is \`unknown\`: ${message}`,
    );
    return unknown;
  }
}

// The keywords beside a `$ref` that change which values fit.
const shaping = new Set([
  'type',
  'properties',
  'required',
  'allOf',
  'oneOf',
  'anyOf',
  'items',
  'enum',
  'const',
  'additionalProperties',
]);

function literalOf(values: readonly (string | number | boolean | null)[]): Schema {
  const some = values.filter((value) => value !== null);
  return unionOf([
    ...(some.length > 0 ? [{ kind: 'literal', values: some } as const] : []),
    ...(values.includes(null) ? [{ kind: 'null' } as const] : []),
  ]);
}

function isNullable(value: JsonObject): boolean {
  const type = own(value, 'type');
  return (
    own(value, 'nullable') === true ||
    own(value, 'x-nullable') === true ||
    (Array.isArray(type) && type.includes('null') && type.length > 1)
  );
}
