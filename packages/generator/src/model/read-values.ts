import { canonical, type Json, type JsonObject, numberAt, getOwn, stringAt } from '../parse/json.js';
import { isEmpty } from './combine-limits.js';
import { problemOf } from './patterns.js';
import type { Limits, Literal } from './schema.js';

/** The values of `const` or `enum` that match `type`. Undefined without these keywords. */
export function valuesOf(value: JsonObject): Json[] | undefined {
  const listed = getOwn(value, 'enum');
  const constant = Object.hasOwn(value, 'const') ? (value['const'] as Json) : undefined;
  if (constant === undefined && !Array.isArray(listed)) return undefined;
  const some = constant === undefined ? (listed as Json[]) : [constant];
  const different = new Map(some.map((item) => [isLiteral(item) ? item : canonical(item), item]));
  const type = getOwn(value, 'type');
  const types = typeof type === 'string' ? [type] : Array.isArray(type) ? type : undefined;
  const nulls = getOwn(value, 'nullable') === true || types === undefined || types.includes('null');
  const both = constant !== undefined && Array.isArray(listed) ? new Set(listed.map(canonical)) : undefined;
  return [...different.values()].filter((item) => {
    if (both && !both.has(canonical(item))) return false;
    if (item === null) return nulls;
    if (types === undefined) return true;
    if (typeof item === 'number')
      return types.includes('number') || (types.includes('integer') && Number.isInteger(item));
    return types.includes(Array.isArray(item) ? 'array' : typeof item);
  });
}

/** Like {@link valuesOf}, but undefined if any value is an object or array. */
export function literalsOf(value: JsonObject): Literal[] | undefined {
  const values = valuesOf(value);
  return values?.every(isLiteral) ? values : undefined;
}

export function isLiteral(value: Json): value is Literal {
  return typeof value !== 'object' || value === null;
}

/** The limits of a schema, if any. `never` if no value satisfies them. */
export function limitsOf(
  value: JsonObject,
  kind: 'string' | 'number' | 'array',
): Limits | 'never' | undefined {
  const limits = kind === 'number' ? numberLimits(value) : sizeLimits(value, kind);
  if (isEmpty(limits)) return 'never';
  return Object.keys(limits).length > 0 ? limits : undefined;
}

function sizeLimits(value: JsonObject, kind: 'string' | 'array'): Limits {
  const min = numberAt(value, kind === 'string' ? 'minLength' : 'minItems');
  const max = numberAt(value, kind === 'string' ? 'maxLength' : 'maxItems');
  const pattern = kind === 'string' ? stringAt(value, 'pattern') : undefined;
  return defined({
    min: min !== undefined && min > 0 ? min : undefined,
    max: max !== undefined && max >= 0 ? max : undefined,
    pattern: pattern !== undefined && problemOf(pattern) === undefined ? pattern : undefined,
  });
}

function numberLimits(value: JsonObject): Limits {
  // In 3.0, `exclusiveMinimum` is a boolean that modifies `minimum`. Since 3.1, it is the limit.
  const above =
    getOwn(value, 'exclusiveMinimum') === true
      ? numberAt(value, 'minimum')
      : numberAt(value, 'exclusiveMinimum');
  const below =
    getOwn(value, 'exclusiveMaximum') === true
      ? numberAt(value, 'maximum')
      : numberAt(value, 'exclusiveMaximum');
  const multipleOf = numberAt(value, 'multipleOf');
  const [least, most] = rangeOf(value);
  return defined({
    min: largest(getOwn(value, 'exclusiveMinimum') === true ? undefined : numberAt(value, 'minimum'), least),
    max: smallest(getOwn(value, 'exclusiveMaximum') === true ? undefined : numberAt(value, 'maximum'), most),
    above,
    below,
    multipleOf: multipleOf !== undefined && multipleOf > 0 ? multipleOf : undefined,
  });
}

/**
 * The ranges of integer formats. 64-bit formats only restrict the sign, because JavaScript numbers near their limits aren't exact.
 *
 * @see https://spec.openapis.org/registry/format/
 */
const ranges = new Map<string, readonly [least: number, most: number | undefined]>([
  ['int8', [-128, 127]],
  ['int16', [-(2 ** 15), 2 ** 15 - 1]],
  ['int32', [-(2 ** 31), 2 ** 31 - 1]],
  ['uint8', [0, 255]],
  ['uint16', [0, 2 ** 16 - 1]],
  ['uint32', [0, 2 ** 32 - 1]],
  ['uint64', [0, undefined]],
]);

function rangeOf(value: JsonObject): readonly [least: number | undefined, most: number | undefined] {
  const type = getOwn(value, 'type');
  const isInteger = type === 'integer' || (Array.isArray(type) && type.includes('integer'));
  return (isInteger ? ranges.get(stringAt(value, 'format') ?? '') : undefined) ?? [undefined, undefined];
}

function largest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.max(a, b);
}

function smallest(a: number | undefined, b: number | undefined): number | undefined {
  return a === undefined || b === undefined ? (a ?? b) : Math.min(a, b);
}

function defined(limits: { [key in keyof Limits]: Limits[key] | undefined }): Limits {
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined));
}
