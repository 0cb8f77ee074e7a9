import type { Model } from '../model/model.js';
import type { Limits, Property, Schema } from '../model/schema.js';

type Side = { schema: Schema; model: Model };

/**
 * Why a value of `narrow` may not be one of `wide`, each with the path to it; nothing where every value is.
 * Reading a response, the old code has to take what the new server gives; sending a request, the other way round.
 */
export function refusals(wide: Side, narrow: Side, path = '', seen = new Set<string>()): string[] {
  const a = resolve(wide, seen);
  const b = resolve(narrow, seen);
  if (a === undefined || b === undefined) return [];
  const pair = `${a.target}>${b.target}`;
  if (a.target !== undefined || b.target !== undefined) {
    if (seen.has(pair)) return [];
    seen.add(pair);
  }
  const refuse = (reason: string) => [`${path === '' ? 'the value' : `\`${path}\``} ${reason}`];
  if (a.schema.kind === 'unknown') return [];
  if (b.schema.kind === 'unknown') return refuse('may be anything now');
  if (b.schema.kind === 'union')
    return b.schema.members.flatMap((member) =>
      refusals(a, { schema: member, model: b.model }, path, new Set(seen)),
    );
  if (a.schema.kind === 'union') {
    const tries = a.schema.members.map((member) =>
      refusals({ schema: member, model: a.model }, b, path, new Set(seen)),
    );
    const best = tries.find((one) => one.length === 0) ?? (tries.length === 2 ? shortest(tries) : undefined);
    return best ?? refuse(`may be ${describe(b.schema)}`);
  }
  if (a.schema.kind === 'intersection' || b.schema.kind === 'intersection')
    return same(a.schema, b.schema) ? [] : viaObjects(a, b, path, seen);
  if (a.schema.kind === 'literal' || b.schema.kind === 'literal') return literals(a.schema, b.schema, refuse);
  if (a.schema.kind !== b.schema.kind) return refuse(`is ${describe(b.schema)}, not ${describe(a.schema)}`);
  if (a.schema.kind === 'object' && b.schema.kind === 'object') return objects(a, b, path, seen);
  if (a.schema.kind === 'array' && b.schema.kind === 'array')
    return [
      ...limits(a.schema.limits, b.schema.limits, refuse),
      ...refusals(
        { schema: a.schema.items, model: a.model },
        { schema: b.schema.items, model: b.model },
        `${path}[]`,
        seen,
      ),
    ];
  if (a.schema.kind === 'number' && b.schema.kind === 'number' && a.schema.integer && !b.schema.integer)
    return refuse('may be a fraction');
  if ('limits' in a.schema || 'limits' in b.schema)
    return limits(limitsIn(a.schema), limitsIn(b.schema), refuse);
  return same(a.schema, b.schema) ? [] : refuse('has another type');
}

type Resolved = Side & { target: string | undefined };

function resolve({ schema, model }: Side, seen: ReadonlySet<string>, target?: string): Resolved | undefined {
  if (schema.kind !== 'ref') return { schema, model, target };
  const named = model.byTarget.get(schema.target);
  return named && resolve({ schema: named.schema, model }, seen, schema.target);
}

function objects(a: Side, b: Side, path: string, seen: Set<string>): string[] {
  const [wide, narrow] = [propertiesOf(a), propertiesOf(b)];
  const reasons: string[] = [];
  for (const property of wide.values()) {
    const at = path === '' ? property.name : `${path}.${property.name}`;
    const other = narrow.get(property.name);
    if (other === undefined) {
      if (property.required) reasons.push(`\`${at}\` is missing`);
    } else {
      if (property.required && !other.required) reasons.push(`\`${at}\` may be missing`);
      reasons.push(
        ...refusals(
          { schema: property.schema, model: a.model },
          { schema: other.schema, model: b.model },
          at,
          seen,
        ),
      );
    }
  }
  return reasons;
}

/** Intersections are compared by the properties that they amount to. */
function viaObjects(a: Side, b: Side, path: string, seen: Set<string>): string[] {
  return objects(a, b, path, seen);
}

function propertiesOf({ schema, model }: Side, depth = 0): Map<string, Property> {
  if (schema.kind === 'object')
    return new Map(schema.properties.map((property) => [property.name, property]));
  if (schema.kind === 'ref' && depth < 20) {
    const named = model.byTarget.get(schema.target);
    return named ? propertiesOf({ schema: named.schema, model }, depth + 1) : new Map();
  }
  if (schema.kind !== 'intersection') return new Map();
  return new Map(schema.members.flatMap((member) => [...propertiesOf({ schema: member, model }, depth + 1)]));
}

function literals(a: Schema, b: Schema, refuse: (reason: string) => string[]): string[] {
  if (b.kind !== 'literal') return refuse(`may be any ${describe(b)}`);
  if (a.kind !== 'literal')
    return b.values.every((value) => typeof value === a.kind)
      ? []
      : refuse(`is ${describe(b)}, not ${describe(a)}`);
  const added = b.values.filter((value) => !a.values.includes(value));
  return added.length === 0 ? [] : refuse(`may be ${added.map((value) => JSON.stringify(value)).join(', ')}`);
}

function limits(a: Limits = {}, b: Limits = {}, refuse: (reason: string) => string[]): string[] {
  const tighter =
    (a.min !== undefined && (b.min === undefined || b.min < a.min)) ||
    (a.max !== undefined && (b.max === undefined || b.max > a.max)) ||
    (a.above !== undefined && a.above !== b.above) ||
    (a.below !== undefined && a.below !== b.below) ||
    (a.multipleOf !== undefined && a.multipleOf !== b.multipleOf) ||
    (a.pattern !== undefined && a.pattern !== b.pattern);
  return tighter ? refuse('has other limits') : [];
}

function limitsIn(schema: Schema): Limits | undefined {
  return 'limits' in schema ? schema.limits : undefined;
}

function shortest(tries: readonly string[][]): string[] {
  return tries.reduce((best, one) => (one.length < best.length ? one : best));
}

function same(a: Schema, b: Schema): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

function describe(schema: Schema): string {
  switch (schema.kind) {
    case 'null':
      return 'null';
    case 'literal':
      return schema.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'number':
      return schema.integer ? 'an integer' : 'a number';
    case 'array':
    case 'object':
      return `an ${schema.kind}`;
    default:
      return `a ${schema.kind}`;
  }
}
