import type { Limits, Property, Schema } from '../model/schema.js';
import type { Layout } from './layout.js';
import type { Scope } from './scope.js';
import { call, hugged, listOf, literal, propertyKey, quoted, tallObjectOf } from './source-text.js';

/** A schema as an expression of zod/mini. It neither transforms nor strips: objects are loose, defaults are not filled in. */
export function emitZod(schema: Schema, scope: Scope): Layout {
  switch (schema.kind) {
    case 'unknown':
    case 'never':
    case 'null':
    case 'boolean':
      return `z.${schema.kind}()`;
    case 'string':
      return checked('z.string()', sizeChecks(schema.limits));
    case 'number':
      return checked(...numberOf(schema));
    case 'file':
      return 'z.instanceof(Blob)';
    case 'literal':
      return literalOf(schema.values);
    case 'array':
      return checked(call('z.array', emitZod(schema.items, scope)), sizeChecks(schema.limits));
    case 'tuple':
      return tupleOf(schema, scope);
    case 'object':
      return objectOf(schema, scope);
    case 'union':
      return unionOf(schema.members, scope);
    case 'intersection':
      return schema.members
        .map((member) => emitZod(member, scope))
        .reduce((left, right) => call('z.intersection', left, right));
    case 'ref':
      return scope.constantOf(schema.target);
  }
}

function literalOf(values: readonly (string | number | boolean | null)[]): Layout {
  if (values.length === 1 && values[0] !== undefined) return `z.literal(${literal(values[0])})`;
  const strings = values.every((value) => typeof value === 'string');
  return hugged(strings ? 'z.enum' : 'z.literal', listOf(values.map(literal)));
}

function unionOf(members: readonly Schema[], scope: Scope): Layout {
  const some = members.filter((member) => member.kind !== 'null');
  const [first] = some;
  if (first === undefined) return 'z.null()';
  const union =
    some.length === 1
      ? emitZod(first, scope)
      : hugged('z.union', listOf(some.map((member) => emitZod(member, scope))));
  return some.length === members.length ? union : call('z.nullable', union);
}

function tupleOf({ items, rest }: Extract<Schema, { kind: 'tuple' }>, scope: Scope): Layout {
  const list = listOf(items.map((item) => emitZod(item, scope)));
  return rest === undefined ? hugged('z.tuple', list) : call('z.tuple', list, emitZod(rest, scope));
}

function objectOf({ properties, additional }: Extract<Schema, { kind: 'object' }>, scope: Scope): Layout {
  const values = additional === undefined ? 'z.unknown()' : emitZod(additional, scope);
  if (properties.length === 0) return call('z.record', 'z.string()', values);
  const shape = tallObjectOf(properties.map((property) => propertyOf(property, scope)));
  return additional === undefined
    ? hugged('z.looseObject', shape)
    : call('z.catchall', hugged('z.object', shape), values);
}

function propertyOf({ name, schema, required }: Property, scope: Scope): Layout {
  const value = emitZod(schema, scope);
  return [propertyKey(name), ': ', required ? value : call('z.optional', value)];
}

// int64 goes past what `z.int()` accepts, and such numbers do come: the Petstore's own ids are some.
function numberOf({ integer, wide, limits = {} }: Extract<Schema, { kind: 'number' }>): [string, string[]] {
  const checks = [
    ...(integer && wide && limits.multipleOf === undefined ? ['z.multipleOf(1)'] : []),
    ...(limits.min === undefined ? [] : [`z.gte(${limits.min})`]),
    ...(limits.max === undefined ? [] : [`z.lte(${limits.max})`]),
    ...(limits.above === undefined ? [] : [`z.gt(${limits.above})`]),
    ...(limits.below === undefined ? [] : [`z.lt(${limits.below})`]),
    ...(limits.multipleOf === undefined ? [] : [`z.multipleOf(${limits.multipleOf})`]),
  ];
  return [integer && !wide ? 'z.int()' : 'z.number()', checks];
}

function sizeChecks({ min, max, pattern }: Limits = {}): string[] {
  return [
    ...(min === undefined ? [] : [`z.minLength(${min})`]),
    ...(max === undefined ? [] : [`z.maxLength(${max})`]),
    ...(pattern === undefined ? [] : [`z.regex(new RegExp(${quoted(pattern)}, 'u'))`]),
  ];
}

function checked(schema: Layout, checks: readonly string[]): Layout {
  return checks.length === 0 ? schema : call([schema, '.check'], ...checks);
}
