import type { Limits, Property, Schema } from '../model/schema.js';
import { checkOf, emitKeyword, regexOf } from './emit-checks.js';
import type { Layout } from './layout.js';
import type { Scope } from './scope.js';
import { call, hugged, listOf, literal, propertyKey, quoted, tallObjectOf } from './source-text.js';

/** Emits a schema as a zod/mini expression. It never changes the value: no transforms, no stripped properties, no defaults. */
export function emitZod(schema: Schema, scope: Scope): Layout {
  switch (schema.kind) {
    case 'unknown':
    case 'never':
    case 'null':
    case 'boolean':
      return `z.${schema.kind}()`;
    case 'string':
      return checked('z.string()', textChecks(schema.limits, scope));
    case 'number':
      return numberOf(schema, scope);
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
      return unionOf(schema, scope);
    case 'intersection':
      return schema.members
        .map((member) => emitZod(member, scope))
        .reduce((left, right) => call('z.intersection', left, right));
    case 'refined':
      return checked(
        emitZod(schema.schema, scope),
        schema.checks.map((check) => emitKeyword(check, scope, (one) => emitZod(one, scope))),
      );
    case 'ref':
      return scope.constantOf(schema.target);
  }
}

function literalOf(values: readonly (string | number | boolean | null)[]): Layout {
  if (values.length === 1 && values[0] !== undefined) return `z.literal(${literal(values[0])})`;
  const strings = values.every((value) => typeof value === 'string');
  return hugged(strings ? 'z.enum' : 'z.literal', listOf(values.map(literal)));
}

function unionOf({ members, exclusive }: Extract<Schema, { kind: 'union' }>, scope: Scope): Layout {
  const list = (some: readonly Schema[]) => listOf(some.map((member) => emitZod(member, scope)));
  if (exclusive) return hugged('z.xor', list(members));
  const some = members.filter((member) => member.kind !== 'null');
  const [first] = some;
  if (first === undefined) return 'z.null()';
  const union = some.length === 1 ? emitZod(first, scope) : hugged('z.union', list(some));
  return some.length === members.length ? union : call('z.nullable', union);
}

function tupleOf(
  { items, required = items.length, rest, limits = {} }: Extract<Schema, { kind: 'tuple' }>,
  scope: Scope,
): Layout {
  const list = listOf(
    items.map((item, index) => {
      const value = emitZod(item, scope);
      return index < required ? value : call('z.optional', value);
    }),
  );
  const tuple = rest === undefined ? hugged('z.tuple', list) : call('z.tuple', list, emitZod(rest, scope));
  const { min, ...others } = limits;
  return checked(tuple, [
    ...(min === undefined ? [] : [checkOf(scope, 'minItems', String(min))]),
    ...sizeChecks(others),
  ]);
}

function objectOf(schema: Extract<Schema, { kind: 'object' }>, scope: Scope): Layout {
  const { properties, additional } = schema;
  const values = additional === undefined ? 'z.unknown()' : emitZod(additional, scope);
  if (properties.length === 0) return call('z.record', 'z.string()', values);
  const shape = tallObjectOf(properties.map((property) => propertyOf(property, scope)));
  const object =
    additional === undefined
      ? hugged('z.looseObject', shape)
      : call('z.catchall', hugged('z.object', shape), values);
  const inherited = properties.filter(({ name, required }) => required && isInherited(name));
  if (inherited.length === 0) return object;
  return checked(object, [checkOf(scope, 'required', ...inherited.map(({ name }) => quoted(name)))]);
}

function propertyOf({ name, schema, required }: Property, scope: Scope): Layout {
  const value = emitZod(schema, scope);
  if (required || schema.kind === 'unknown' || !isInherited(name))
    return [propertyKey(name), ': ', required ? value : call('z.optional', value)];
  // zod reads inherited properties too, such as `constructor`.
  const absent = ['z.custom<never>(', checkOf(scope, 'isInherited'), ')'];
  return [propertyKey(name), ': ', call('z.optional', hugged('z.union', listOf([value, absent])))];
}

function isInherited(name: string): boolean {
  return name in Object.prototype;
}

function numberOf({ integer, limits = {} }: Extract<Schema, { kind: 'number' }>, scope: Scope): Layout {
  const { min, max, above, below, multipleOf } = limits;
  const format = integer ? formatOf(limits) : undefined;
  const whole = integer && format === undefined && !Number.isInteger(multipleOf);
  return checked(format ?? 'z.number()', [
    ...(whole ? [checkOf(scope, 'integer')] : []),
    ...(min === undefined || format !== undefined ? [] : [`z.gte(${min})`]),
    ...(max === undefined || format !== undefined ? [] : [`z.lte(${max})`]),
    ...(above === undefined ? [] : [`z.gt(${above})`]),
    ...(below === undefined ? [] : [`z.lt(${below})`]),
    ...(multipleOf === undefined ? [] : [checkOf(scope, 'multipleOf', String(multipleOf))]),
  ]);
}

/** The zod format for a range of integers, if there is one. */
function formatOf({ min, max }: Limits): string | undefined {
  if (min === -(2 ** 31) && max === 2 ** 31 - 1) return 'z.int32()';
  return min === 0 && max === 2 ** 32 - 1 ? 'z.uint32()' : undefined;
}

/**
 * JSON Schema counts code points, zod counts UTF-16 code units. Both agree on a minimum of 0 or 1 and a maximum of 0.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3
 */
function textChecks({ min, max, pattern }: Limits = {}, scope: Scope): Layout[] {
  return [
    ...(min === undefined
      ? []
      : [min > 1 ? checkOf(scope, 'minLength', String(min)) : `z.minLength(${min})`]),
    ...(max === undefined
      ? []
      : [max > 0 ? checkOf(scope, 'maxLength', String(max)) : `z.maxLength(${max})`]),
    ...(pattern === undefined ? [] : [`z.regex(${regexOf(pattern)})`]),
  ];
}

function sizeChecks({ min, max }: Limits = {}): string[] {
  return [
    ...(min === undefined ? [] : [`z.minLength(${min})`]),
    ...(max === undefined ? [] : [`z.maxLength(${max})`]),
  ];
}

function checked(schema: Layout, checks: readonly Layout[]): Layout {
  return checks.length === 0 ? schema : call([schema, '.check'], ...checks);
}
