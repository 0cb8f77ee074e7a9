import type { Findings } from '../diagnostics.js';
import { isObject, type Json, type JsonObject, stringAt } from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import type { References, Resolved, Scope } from '../parse/references.js';
import type { Place } from './place.js';
import type { Reading } from './recall.js';
import { type Schema, unknownSchema } from './schema.js';
import { keyOf, type Target, Targets } from './targets.js';
import { Variants } from './variants.js';

/** What the readers of keywords need: other places of a schema, and references. How a schema is read is left to {@link read}. */
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

  /** The schema at a place. */
  abstract read(value: Json | undefined, place: Place): Schema;

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

  /** A reference to a named schema, which is made on the first demand. */
  refTo(ref: string, place: Pick<Place, 'pointer' | 'mode' | 'base' | 'scope'>): Schema {
    const target = this.references.lookUpOrReport(ref, place.pointer, place.base);
    return target === undefined ? unknownSchema : this.named(ref, target, place);
  }

  /** A reference to what was looked up. */
  protected named(
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
    const part = { ...place, known: undefined, siblings: undefined };
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
    return this.named(ref, { value, pointer: at.pointer, base: at.base }, place, { again: 0 });
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

/** What is read once more gets a name from this level on. */
const maxAgain = 4;
