import type { Findings } from '../diagnostics.js';
import { isObject, type Json, type JsonObject, stringAt } from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import type { References, Resolved, Scope } from '../parse/references.js';
import type { Place } from './place.js';
import type { Reading } from './recall.js';
import { type Schema, unknownSchema } from './schema.js';
import { keyOf, type Target, Targets } from './targets.js';
import { Variants } from './variants.js';

/** The base of the schema reader, for the readers of single keywords: subschemas, references and findings. */
export abstract class Reader {
  readonly targets: Targets;
  readonly findings: Findings;
  readonly #variants: Variants;
  readonly #scopes = new Map<string, number>();

  constructor(readonly references: References) {
    this.findings = references.findings;
    this.targets = new Targets(references);
    this.#variants = new Variants(references);
  }

  /** Reads the schema at a place. */
  abstract read(value: Json | undefined, place: Place): Schema;

  /** Reads the schema of a target. */
  readTarget({ value, pointer, mode, base, scope, conditionDepth }: Target): Schema {
    return this.read(value, { pointer, mode, within: pointer, base, scope, conditionDepth });
  }

  /** Runs `read` and records its side effects. */
  record<T>(read: () => T): { value: T; reading: Reading } {
    const { value: recorded, findings } = this.findings.record(() => this.targets.record(read));
    return { value: recorded.value, reading: { demands: recorded.demands, findings } };
  }

  /** Repeats recorded side effects. Returns false, without any effect, if a target has moved. */
  replay({ demands, findings }: Reading): boolean {
    if (!this.targets.replay(demands)) return false;
    for (const finding of findings) this.findings.add(...finding);
    return true;
  }

  /** A reference to a named schema, which is registered on first use. */
  refTo(ref: string, place: Pick<Place, 'pointer' | 'mode' | 'base' | 'scope'>): Schema {
    const target = this.references.lookUpOrReport(ref, place.pointer, place.base);
    return target === undefined ? unknownSchema : this.named(ref, target, place);
  }

  /** A reference to a resolved target. */
  protected named(
    ref: string,
    target: Resolved,
    place: Pick<Place, 'mode' | 'scope'>,
    more: Pick<Target, 'conditionDepth'> = {},
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

  /** Distinguishes variants of a schema with different dynamic anchors. Empty for the first scope. */
  #scopeKey(scope: Scope): string {
    const text = JSON.stringify([...scope].sort());
    if (text === '[]') return '';
    const number = this.#scopes.get(text) ?? this.#scopes.size;
    this.#scopes.set(text, number);
    return number === 0 ? '' : `#scope-${number}`;
  }

  /** Reads a subschema that applies to a part of the value. */
  child(value: Json | undefined, place: Place, ...keys: (string | number)[]): Schema {
    const part = { ...place, known: undefined, siblings: undefined };
    if (place.conditionDepth === undefined) return this.read(value, this.below(part, ...keys));
    if (place.conditionDepth >= maxConditionDepth) return this.condition(value, part, ...keys);
    return this.read(value, { ...this.below(part, ...keys), conditionDepth: place.conditionDepth + 1 });
  }

  /** Reads a subschema that applies to the same value. */
  inPlace(value: Json | undefined, place: Place, ...keys: (string | number)[]): Schema {
    return this.read(value, this.below(place, ...keys));
  }

  /**
   * Reads a subschema again, only to test whether the value matches it. A nested condition becomes a named schema instead, to
   * avoid exponential growth.
   */
  condition(value: Json | undefined, place: Place, ...keys: (string | number)[]): Schema {
    const at = this.below(place, ...keys);
    if (place.conditionDepth === undefined || !isObject(value))
      return this.read(value, { ...at, exact: true, conditionDepth: 0 });
    const ref = `#${at.pointer.replaceAll('%', '%25')}`;
    return this.named(ref, { value, pointer: at.pointer, base: at.base }, place, { conditionDepth: 0 });
  }

  below(place: Place, ...keys: (string | number)[]): Place {
    return { ...place, pointer: pointerTo(place.pointer, ...keys), within: undefined };
  }

  /** The place inside a schema, with its `$id` as the base of references. */
  enter(value: JsonObject, place: Place): Place {
    if (stringAt(value, '$id') === undefined) return place;
    const base = place.pointer;
    return { ...place, base, scope: this.references.scopeIn(base, place.scope) };
  }

  /** The targets of `$ref` and `$dynamicRef`, with their dynamic scopes. */
  refsOf(value: JsonObject, { base, scope = new Map() }: Place): (Resolved & { scope: Scope | undefined })[] {
    const [ref, dynamic] = [stringAt(value, '$ref'), stringAt(value, '$dynamicRef')];
    return [
      ref === undefined ? undefined : this.references.lookUp(ref, base),
      dynamic === undefined ? undefined : this.references.lookUpDynamic(dynamic, base, scope),
    ].flatMap((found) => (found ? [{ ...found, scope: this.#scopeOf(found, scope) }] : []));
  }

  /** Reports that a keyword isn't validated. */
  notValidated(place: Place, keyword: string, reason: string, ...keys: string[]): void {
    this.findings.add(
      'HL2020',
      pointerTo(place.pointer, keyword, ...keys),
      `\`${keyword}\` isn't validated: ${reason}.`,
    );
  }

  /** Reports a schema that no value matches, or only null. Not in conditions such as `not`, where it may be intended. */
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

/** The depth from which conditions become named schemas. */
const maxConditionDepth = 4;
