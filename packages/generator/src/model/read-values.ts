import { type Json, type JsonObject, numberAt, own, textAt } from '../parse/json.js';
import type { Limits, Literal } from './schema.js';

/** The values of `const` or `enum` that fit `type`; undefined where there are none, or some are objects. */
export function literalsOf(value: JsonObject): Literal[] | undefined {
  const listed = Object.hasOwn(value, 'const') ? [value['const'] as Json] : own(value, 'enum');
  if (!Array.isArray(listed)) return undefined;
  if (listed.some((item) => typeof item === 'object' && item !== null)) return undefined;
  const type = own(value, 'type');
  const types = typeof type === 'string' ? [type] : Array.isArray(type) ? type : undefined;
  const nulls = own(value, 'nullable') === true || types === undefined || types.includes('null');
  const fits = (item: Literal) => {
    if (item === null) return nulls;
    if (types === undefined) return true;
    if (typeof item === 'number') return types.includes('number') || types.includes('integer');
    return types.includes(typeof item);
  };
  return [...new Set(listed as Literal[])].filter(fits);
}

/** Undefined where the schema sets none; `never` where they leave no value. */
export function limitsOf(
  value: JsonObject,
  kind: 'string' | 'number' | 'array',
): Limits | 'never' | undefined {
  const limits = kind === 'number' ? numberLimits(value) : sizeLimits(value, kind);
  if (limits.min !== undefined && limits.max !== undefined && limits.min > limits.max) return 'never';
  return Object.keys(limits).length > 0 ? limits : undefined;
}

function sizeLimits(value: JsonObject, kind: 'string' | 'array'): Limits {
  const min = numberAt(value, kind === 'string' ? 'minLength' : 'minItems');
  const max = numberAt(value, kind === 'string' ? 'maxLength' : 'maxItems');
  const pattern = kind === 'string' ? textAt(value, 'pattern') : undefined;
  return defined({
    min: min !== undefined && min > 0 ? min : undefined,
    max,
    pattern: pattern !== undefined && compiles(pattern) ? pattern : undefined,
  });
}

function numberLimits(value: JsonObject): Limits {
  // 3.0 has `exclusiveMinimum: true` beside `minimum`; 3.1 has the bound itself.
  const above =
    own(value, 'exclusiveMinimum') === true
      ? numberAt(value, 'minimum')
      : numberAt(value, 'exclusiveMinimum');
  const below =
    own(value, 'exclusiveMaximum') === true
      ? numberAt(value, 'maximum')
      : numberAt(value, 'exclusiveMaximum');
  const multipleOf = numberAt(value, 'multipleOf');
  return defined({
    min: own(value, 'exclusiveMinimum') === true ? undefined : numberAt(value, 'minimum'),
    max: own(value, 'exclusiveMaximum') === true ? undefined : numberAt(value, 'maximum'),
    above,
    below,
    multipleOf: multipleOf !== undefined && multipleOf > 0 ? multipleOf : undefined,
  });
}

/** JSON Schema's patterns are Unicode ones; a pattern of another dialect is not checked. */
function compiles(pattern: string): boolean {
  try {
    new RegExp(pattern, 'u');
    return true;
  } catch {
    return false;
  }
}

function defined(limits: { [key in keyof Limits]: Limits[key] | undefined }): Limits {
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined));
}
