import type { Findings } from '../diagnostics.js';
import { isObject, type Json, type JsonObject, arrayAt, getOwn, stringAt } from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import type { References, Resolved, Scope } from '../parse/references.js';
import { intersectionOf, nullable, unionOf } from './combine.js';
import { reportUnsupported } from './read-dialect.js';
import { checkPattern, readChecks, readOpenLimits } from './read-checks.js';
import { partsOf, typesOf } from './read-parts.js';
import { readUnion } from './read-union.js';
import { isLiteral, valuesOf } from './read-values.js';
import type { Place } from './place.js';
import { type Check, type Literal, refined, type Schema, unknown } from './schema.js';
import { schemaOfValue } from './schema-of-value.js';
import type { Reading } from './recall.js';
import { keyOf, type Target, Targets } from './targets.js';
import { Variants } from './variants.js';

/** Turns JSON Schema, in the dialects of OpenAPI, into the model's schemas. */
export class SchemaReader {
  readonly targets: Targets;
  readonly findings: Findings;
  readonly #variants: Variants;
  readonly #scopes = new Map<string, number>();

  constructor(readonly references: References) {
    this.findings = references.findings;
    this.targets = new Targets(references);
    this.#variants = new Variants(references);
  }

  read(value: Json | undefined, place: Place): Schema {
    if (value === false) return { kind: 'never' };
    if (!isObject(value)) return unknown;
    const at = this.enter(value, place);
    reportUnsupported(this, value, at);
    const refs = this.#refSchemas(value, at);
    const [only] = refs;
    if (only === undefined) return this.#readPlain(value, at, refs);
    if (refs.length === 1 && !hasShape(value)) return isNullable(value) ? nullable(only) : only;
    return this.#readPlain(value, at, refs);
  }

  /** The schema of a target. */
  readTarget({ value, pointer, mode, base, scope, again }: Target): Schema {
    return this.read(value, { pointer, mode, within: pointer, base, scope, again });
  }

  /** Reads something, and tells what else that has done. */
  record<T>(read: () => T): { value: T; reading: Reading } {
    const { value: recorded, findings } = this.findings.record(() => this.targets.record(read));
    return { value: recorded.value, reading: { demands: recorded.demands, findings } };
  }

  /** Does what recorded reading did. False, and nothing is done, if a schema is no longer where it was. */
  replay({ demands, findings }: Reading): boolean {
    if (!this.targets.replay(demands)) return false;
    for (const finding of findings) this.findings.add(...finding);
    return true;
  }

  /** What `$ref` and `$dynamicRef` stand for. */
  #refSchemas(value: JsonObject, place: Place): Schema[] {
    const ref = stringAt(value, '$ref');
    const dynamic = stringAt(value, '$dynamicRef');
    if (ref === undefined && dynamic === undefined) return none;
    const schemas = ref === undefined ? [] : [this.refTo(ref, place)];
    if (dynamic === undefined) return schemas;
    const target =
      this.references.lookUpDynamic(dynamic, place.base, place.scope ?? new Map()) ??
      this.references.lookUpOrReport(dynamic, place.pointer, place.base);
    return [...schemas, target ? this.#named(dynamic, target, place) : unknown];
  }

  /** All keywords of a schema but references, whose schemas are given. */
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
    return refined(isNullable(value) ? nullable(schema) : schema, checks);
  }

  /** A reference to a named schema, which is made on the first demand. */
  refTo(ref: string, place: Pick<Place, 'pointer' | 'mode' | 'base' | 'scope'>): Schema {
    const target = this.references.lookUpOrReport(ref, place.pointer, place.base);
    return target === undefined ? unknown : this.#named(ref, target, place);
  }

  #named(
    ref: string,
    target: Resolved,
    place: Pick<Place, 'mode' | 'scope'>,
    more: Pick<Target, 'again'> = {},
  ): Schema {
    const mode = this.#variants.modeFor(ref, place.mode);
    const scope = this.#scopeOf(target, place.scope);
    const key = keyOf(target.pointer, mode, scope ? this.#scopeKey(scope) : '');
    this.targets.demand({ key, ref, mode, ...target, scope, ...more });
    return { kind: 'ref', target: key };
  }

  #scopeOf({ base }: Resolved, scope: Scope | undefined): Scope | undefined {
    return base === undefined ? scope : this.references.scopeIn(base, scope);
  }

  /** The same schema means another where dynamic anchors lead elsewhere. Most schemas are in a single scope. */
  #scopeKey(scope: Scope): string {
    const text = JSON.stringify([...scope].sort());
    if (text === '[]') return '';
    const number = this.#scopes.get(text) ?? this.#scopes.size;
    this.#scopes.set(text, number);
    return number === 0 ? '' : `#scope-${number}`;
  }

  /** A schema of a part of the value. */
  child(value: Json | undefined, place: Place, ...keys: (string | number)[]): Schema {
    const part = { ...place, known: undefined, family: undefined };
    if (place.again === undefined) return this.read(value, this.below(part, ...keys));
    if (place.again >= maxAgain) return this.condition(value, part, ...keys);
    return this.read(value, { ...this.below(part, ...keys), again: place.again + 1 });
  }

  /** A schema of the same value. */
  inPlace(value: Json | undefined, place: Place, ...keys: (string | number)[]): Schema {
    return this.read(value, this.below(place, ...keys));
  }

  /**
   * A schema of the same value that is read once more, only to tell whether the value fits. Inside of such a one it gets a
   * name instead, so that schemas inside of each other do not grow with each level.
   */
  condition(value: Json | undefined, place: Place, ...keys: (string | number)[]): Schema {
    const at = this.below(place, ...keys);
    if (place.again === undefined || !isObject(value))
      return this.read(value, { ...at, exact: true, again: 0 });
    const ref = `#${at.pointer.replaceAll('%', '%25')}`;
    return this.#named(ref, { value, pointer: at.pointer, base: at.base }, place, { again: 0 });
  }

  below(place: Place, ...keys: (string | number)[]): Place {
    return { ...place, pointer: pointerTo(place.pointer, ...keys), within: undefined };
  }

  /** The place inside a schema, whose `$id` changes what references there are relative to. */
  enter(value: JsonObject, place: Place): Place {
    if (stringAt(value, '$id') === undefined) return place;
    const base = place.pointer;
    return { ...place, base, scope: this.references.scopeIn(base, place.scope) };
  }

  /** What the references of a schema lead to, and the scope there. */
  refsOf(value: JsonObject, { base, scope = new Map() }: Place): (Resolved & { scope: Scope | undefined })[] {
    const [ref, dynamic] = [stringAt(value, '$ref'), stringAt(value, '$dynamicRef')];
    return [
      ref === undefined ? undefined : this.references.lookUp(ref, base),
      dynamic === undefined ? undefined : this.references.lookUpDynamic(dynamic, base, scope),
    ].flatMap((found) => (found ? [{ ...found, scope: this.#scopeOf(found, scope) }] : []));
  }

  /** Says that a keyword is not validated, and why. */
  notValidated(place: Place, keyword: string, reason: string, ...keys: string[]): void {
    this.findings.add(
      'HL2020',
      pointerTo(place.pointer, keyword, ...keys),
      `\`${keyword}\` isn't validated: ${reason}.`,
    );
  }

  /** A schema that no value fits, or none but null. In one that is only checked, as `not` has it, that may be meant. */
  contradiction(place: Place, message: string, isNull = false): Schema {
    if (!place.exact)
      this.findings.add(
        'HL2009',
        place.pointer,
        `The schema has conflicting rules, so no value is valid: ${message}`,
      );
    return { kind: isNull ? 'null' : 'never' };
  }
}

const none: Schema[] = [];

/** What is read once more gets a name from this level on. */
const maxAgain = 4;

// The keywords beside a `$ref` that say nothing about which values fit.
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

/** OpenAPI 3.0's `nullable` allows null whatever else the schema says. */
function isNullable(value: JsonObject): boolean {
  return getOwn(value, 'nullable') === true || getOwn(value, 'x-nullable') === true;
}
