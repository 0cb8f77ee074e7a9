import { canonical } from './canonical.js';
import { applySchema, type Check, isValid, isObject, reportIssue, type Schema } from './check.js';

/** `not`: the value does not fit the schema. */
export function not(schema: Schema): Check {
  return (payload) => {
    if (isValid(schema, payload.value)) reportIssue(payload, 'not');
  };
}

/**
 * `if`, `then` and `else`.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.2
 */
export function when(condition: Schema, then: Schema | undefined, otherwise?: Schema): Check {
  return (payload) => {
    const schema = isValid(condition, payload.value) ? then : otherwise;
    if (schema) applySchema(payload, schema, payload.value);
  };
}

/** `const` and `enum` with objects and arrays: the value is equal to one of these as JSON. */
export function equal(...values: readonly unknown[]): Check {
  const texts = new Set(values.map(canonical));
  return (payload) => {
    if (!texts.has(canonical(payload.value))) reportIssue(payload, values.length === 1 ? 'const' : 'enum');
  };
}

/** Keywords without `type` that concern values of one type only: the others pass. */
export function ifType(type: 'string' | 'number' | 'array' | 'object', schema: Schema): Check {
  return (payload) => {
    const { value } = payload;
    const concerned =
      type === 'array' ? Array.isArray(value) : type === 'object' ? isObject(value) : typeof value === type;
    if (concerned) applySchema(payload, schema, value);
  };
}
