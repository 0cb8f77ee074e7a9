import { applySchema, type Check, has, isObject, namesIn, reportIssue, type Schema } from './check.js';

/** `minProperties`. */
export function minProperties(limit: number): Check {
  return (payload) => {
    const { value } = payload;
    if (isObject(value) && namesIn(value).length < limit) reportIssue(payload, `minProperties: ${limit}`);
  };
}

/** `maxProperties`. */
export function maxProperties(limit: number): Check {
  return (payload) => {
    const { value } = payload;
    if (isObject(value) && namesIn(value).length > limit) reportIssue(payload, `maxProperties: ${limit}`);
  };
}

/** `required`, for the names that every object inherits, such as `constructor`. */
export function required(...names: string[]): Check {
  return (payload) => {
    const { value } = payload;
    if (!isObject(value)) return;
    for (const name of names) if (!has(value, name)) reportIssue(payload, 'required', name);
  };
}

/** Whether zod, which reads `value.constructor` where there is no such property, found what every object inherits. */
export function isInherited(value: unknown): boolean {
  return typeof value === 'function';
}

/**
 * `dependentRequired`: an object with the property has the others too.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.5.4
 */
export function dependentRequired(property: string, names: readonly string[]): Check {
  return (payload) => {
    const { value } = payload;
    if (!isObject(value) || !has(value, property)) return;
    for (const name of names)
      if (!has(value, name)) reportIssue(payload, `dependentRequired: ${property}`, name);
  };
}

/**
 * `dependentSchemas`: an object with the property fits the schema.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.2.2.4
 */
export function dependentSchemas(property: string, schema: Schema): Check {
  return (payload) => {
    const { value } = payload;
    if (isObject(value) && has(value, property)) applySchema(payload, schema, value);
  };
}

/** `propertyNames`: each key fits the schema. */
export function propertyNames(schema: Schema): Check {
  return (payload) => {
    const { value } = payload;
    if (!isObject(value)) return;
    for (const name of namesIn(value))
      if (!schema.safeParse(name).success) reportIssue(payload, 'propertyNames', name);
  };
}

/** `patternProperties`: each property whose name matches fits the schema. */
export function patternProperties(pattern: RegExp, schema: Schema): Check {
  return (payload) => {
    const { value } = payload;
    if (!isObject(value)) return;
    for (const name of namesIn(value))
      if (pattern.test(name)) applySchema(payload, schema, value[name], name);
  };
}

/**
 * `additionalProperties`: what neither has one of the names nor matches a pattern fits the schema, or must not be there.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.2.3
 */
export function additionalProperties(
  names: readonly string[],
  patterns: readonly RegExp[] = [],
  schema?: Schema,
): Check {
  const known = new Set(names);
  return (payload) => {
    const { value } = payload;
    if (!isObject(value)) return;
    for (const name of namesIn(value)) {
      if (known.has(name) || patterns.some((pattern) => pattern.test(name))) continue;
      if (schema) applySchema(payload, schema, value[name], name);
      else reportIssue(payload, 'additionalProperties: false', name);
    }
  };
}
