import { type Schema, Validator } from '@cfworker/json-schema';
import { isObject, type Json, type JsonObject } from '../data/json.ts';
import type { Referenced } from '../data/types.ts';

export type Issue = { path: (string | number)[]; message: string };

/** A group with a repetition that is itself repeated can take exponential time. */
const slowPattern = /\([^)]*[+*}][^)]*\)[+*{]/;

/**
 * Returns a function that validates values against a schema of a spec. It interprets the schema, because the page's policy
 * forbids compiling it.
 */
export function validatorOf(schema: Json | undefined, { schemas }: Referenced): (value: unknown) => Issue[] {
  let validator: Validator | undefined;
  return (value) => {
    validator ??= new Validator(rootOf(schema, schemas), '2020-12', false);
    const { valid, errors } = validator.validate(value);
    // Each schema around the one that fails reports an error as well: only the innermost say what is wrong.
    const leaves = errors.filter(
      ({ keyword }) => !/^(\$ref|allOf|properties|items|prefixItems|additionalProperties)$/.test(keyword),
    );
    if (valid) return [];
    return (leaves.length > 0 ? leaves : errors.slice(0, 1)).map(({ instanceLocation, error }) => ({
      path: pathOf(instanceLocation),
      message: error,
    }));
  };
}

/** A schema whose `$ref`s into the spec can be resolved. */
function rootOf(schema: Json | undefined, schemas: Record<string, Json>): Schema {
  const root: JsonObject = { allOf: [toJsonSchema(schema ?? true)] };
  for (const [ref, value] of Object.entries(schemas)) {
    const keys = ref.split('/').slice(1);
    let owner = root;
    for (const key of keys.slice(0, -1)) {
      if (!isObject(owner[key])) owner[key] = {};
      owner = owner[key];
    }
    const last = keys.at(-1);
    if (last !== undefined && last !== '__proto__') owner[last] = toJsonSchema(value);
  }
  return root;
}

/** Translates what OpenAPI 3.0 says differently, and removes patterns that could block the page. */
function toJsonSchema(schema: Json): Json {
  if (Array.isArray(schema)) return schema.map(toJsonSchema);
  if (!isObject(schema)) return schema;
  const own: JsonObject = Object.fromEntries(
    Object.entries(schema).map(([key, value]) =>
      key === 'enum' || key === 'const' || key === 'default' || key === 'example' || key === 'examples'
        ? [key, value]
        : [key, toJsonSchema(value)],
    ),
  );
  const { nullable, exclusiveMinimum, exclusiveMaximum, pattern, type } = own;
  if (typeof pattern === 'string' && slowPattern.test(pattern)) delete own['pattern'];
  if (exclusiveMinimum === true) [own['exclusiveMinimum'], own['minimum']] = [own['minimum'] ?? null, null];
  if (exclusiveMaximum === true) [own['exclusiveMaximum'], own['maximum']] = [own['maximum'] ?? null, null];
  const translated = Object.fromEntries(
    Object.entries(own).filter(
      ([key, value]) => !/^(exclusiveM|m)(in|ax)imum$/i.test(key) || typeof value === 'number',
    ),
  );
  return nullable === true && type !== undefined ? { anyOf: [{ type: 'null' }, translated] } : translated;
}

/** The path in an instance location such as `#/pets/0/name`. */
function pathOf(location: string): (string | number)[] {
  return location
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
