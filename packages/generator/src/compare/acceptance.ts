import type { Model } from '../model/model.js';
import { type Limits, type Property, type Schema, unknown, withoutChecks } from '../model/schema.js';
import { describe } from './describe-schema.js';

/** Why a value is refused, and where in it. */
export type Refusal = { path: readonly string[]; reason: string };

const maxDepth = 300;

/**
 * Tells why a value of `narrow` may not be one of `wide`; nothing where every value is. Reading a response, the old
 * code has to take what the new server gives; sending a request, it is the other way round.
 */
export class Acceptance {
  /** By pair of named schemas; empty while a pair is at work, so that schemas which contain themselves come to an end. */
  readonly #known = new Map<string, Refusal[]>();
  readonly #properties = new WeakMap<Schema, Map<string, Property>>();

  constructor(
    readonly wide: Model,
    readonly narrow: Model,
  ) {}

  refusals(wide: Schema, narrow: Schema, depth = 0): Refusal[] {
    if (depth > maxDepth || wide.kind === 'unknown') return [];
    if (wide.kind !== 'ref' || narrow.kind !== 'ref') return this.#compare(wide, narrow, depth);
    const pair = `${wide.target} ${narrow.target}`;
    // Said once in full is enough: the same schema may stand in a hundred places.
    const known = this.#known.get(pair)?.slice(0, 1);
    if (known) return known;
    this.#known.set(pair, []);
    const found = this.#compare(wide, narrow, depth);
    this.#known.set(pair, found);
    return found;
  }

  // Unions are taken apart before references are left behind, so that each pair of named schemas is compared once.
  #compare(wide: Schema, narrow: Schema, depth: number): Refusal[] {
    const [a, b] = [resolve(wide, this.wide), resolve(narrow, this.narrow)];
    if (a.kind === 'refined' || b.kind === 'refined')
      return [
        ...this.refusals(withoutChecks(a), withoutChecks(b), depth + 1),
        ...(a.kind === 'refined' && !sameChecks(a, b) ? refuse('has other limits') : []),
      ];
    if (a.kind === 'unknown') return [];
    if (b.kind === 'unknown') return refuse('may be anything');
    if (b.kind === 'union') return b.members.flatMap((member) => this.refusals(wide, member, depth + 1));
    if (a.kind === 'union') return this.#anyOf(a.members, narrow, depth);
    if (a.kind === 'intersection' || b.kind === 'intersection') return this.#objects(a, b, depth);
    if (a.kind === 'literal' || b.kind === 'literal') return literals(a, b);
    if (a.kind !== b.kind) return refuse(`is ${describe(b)}, not ${describe(a)}`);
    if (a.kind === 'object') return this.#objects(a, b, depth);
    if (a.kind === 'array' && b.kind === 'array')
      return [...limits(a.limits, b.limits), ...below('[]', this.refusals(a.items, b.items, depth + 1))];
    if (a.kind === 'number' && b.kind === 'number' && a.integer && !b.integer)
      return refuse('may be a fraction');
    if (a.kind === 'tuple') return JSON.stringify(a) === JSON.stringify(b) ? [] : refuse('is another list');
    return limits('limits' in a ? a.limits : undefined, 'limits' in b ? b.limits : undefined);
  }

  /** One member is enough. Where none will do, the reasons of the only candidate say more than the union's. */
  #anyOf(members: readonly Schema[], b: Schema, depth: number): Refusal[] {
    const some = members.filter(
      (member) => (member.kind !== 'null' || b.kind === 'null') && !this.#tellsApart(member, b),
    );
    let reasons: Refusal[] = [];
    for (const member of some) {
      reasons = this.refusals(member, b, depth + 1);
      if (reasons.length === 0) return [];
    }
    return some.length === 1
      ? reasons
      : refuse(`may be ${describe(resolve(b, this.narrow))} of another form`);
  }

  /** Whether a tag has other values: trying each member of a large union against each other one would take too long. */
  #tellsApart(a: Schema, b: Schema): boolean {
    const narrow = this.#propertiesOf(b, this.narrow);
    return [...this.#propertiesOf(a, this.wide).values()].some(({ name, schema }) => {
      const other = narrow.get(name)?.schema;
      if (schema.kind !== 'literal' || other?.kind !== 'literal') return false;
      return !other.values.some((value) => schema.values.includes(value));
    });
  }

  #propertiesOf(schema: Schema, model: Model): Map<string, Property> {
    const known = this.#properties.get(schema);
    if (known) return known;
    const found = propertiesOf(schema, model);
    this.#properties.set(schema, found);
    return found;
  }

  #objects(a: Schema, b: Schema, depth: number): Refusal[] {
    const [wide, narrow] = [this.#propertiesOf(a, this.wide), this.#propertiesOf(b, this.narrow)];
    return [...wide.values()].flatMap(({ name, schema, required }): Refusal[] => {
      const other = narrow.get(name);
      if (other === undefined) return required ? below(name, refuse('is missing')) : [];
      const missing = required && !other.required ? refuse('may be missing') : [];
      return below(name, [...missing, ...this.refusals(schema, other.schema, depth + 1)]);
    });
  }
}

function sameChecks(a: Schema, b: Schema): boolean {
  return (
    b.kind === 'refined' && JSON.stringify(a.kind === 'refined' && a.checks) === JSON.stringify(b.checks)
  );
}

function refuse(reason: string): Refusal[] {
  return [{ path: [], reason }];
}

function below(key: string, refusals: readonly Refusal[]): Refusal[] {
  return refusals.map(({ path, reason }) => ({ path: [key, ...path], reason }));
}

function resolve(schema: Schema, model: Model): Schema {
  if (schema.kind !== 'ref') return schema;
  const named = model.byTarget.get(schema.target);
  return named === undefined ? unknown : resolve(named.schema, model);
}

/** The properties that an object amounts to, however it is put together. */
function propertiesOf(schema: Schema, model: Model): Map<string, Property> {
  if (schema.kind === 'object')
    return new Map(schema.properties.map((property) => [property.name, property]));
  if (schema.kind === 'ref') {
    const named = model.byTarget.get(schema.target);
    return named ? propertiesOf(named.schema, model) : new Map<string, Property>();
  }
  if (schema.kind === 'refined') return propertiesOf(schema.schema, model);
  return schema.kind === 'intersection'
    ? new Map(schema.members.flatMap((member) => [...propertiesOf(member, model)]))
    : new Map<string, Property>();
}

function literals(a: Schema, b: Schema): Refusal[] {
  if (b.kind !== 'literal') return refuse(`may be any ${b.kind}`);
  if (a.kind !== 'literal')
    return b.values.every((value) => typeof value === a.kind)
      ? []
      : refuse(`is ${describe(b)}, not ${describe(a)}`);
  const added = b.values.filter((value) => !a.values.includes(value));
  return added.length === 0 ? [] : refuse(`may be ${added.map((value) => JSON.stringify(value)).join(', ')}`);
}

function limits(a: Limits = {}, b: Limits = {}): Refusal[] {
  const tighter =
    (a.min !== undefined && (b.min === undefined || b.min < a.min)) ||
    (a.max !== undefined && (b.max === undefined || b.max > a.max)) ||
    (['above', 'below', 'multipleOf', 'pattern'] as const).some(
      (limit) => a[limit] !== undefined && a[limit] !== b[limit],
    );
  return tighter ? refuse('has other limits') : [];
}
