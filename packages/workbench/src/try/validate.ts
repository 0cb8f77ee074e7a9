import { type OutputUnit, type Schema, Validator } from '@cfworker/json-schema';
import { getOwn, isObject, type Json, type JsonObject } from '../data/json.ts';
import type { Referenced } from '../data/types.ts';
import { toJsonSchema } from './to-json-schema.ts';

export type Issue = { path: (string | number)[]; message: string };

/**
 * Returns a function that validates values against a schema of a spec. It interprets the schema, because the page's policy
 * forbids compiling it. A schema that can't be checked, such as one that only refers to itself or has tens of
 * thousands of parts, accepts every value.
 */
export function validatorOf(schema: Json | undefined, { schemas }: Referenced): (value: unknown) => Issue[] {
  let validator: Validator | undefined;
  return (value) => {
    try {
      validator ??= new Validator(rootOf(schema, schemas), '2020-12', false);
      const { valid, errors } = validator.validate(value);
      return valid ? [] : issuesOf(errors);
    } catch {
      return [];
    }
  };
}

/** Each schema around the one that fails reports an error as well: only the innermost say what is wrong. */
function issuesOf(errors: readonly OutputUnit[]): Issue[] {
  const leaves = errors.filter(
    ({ keyword }) =>
      !/^(\$ref|allOf|if|then|properties|items|prefixItems|additionalProperties)$/.test(keyword),
  );
  return (leaves.length > 0 ? leaves : errors.slice(0, 1)).map(({ keyword, instanceLocation, error }) => {
    const path = pathOf(instanceLocation);
    // A property that is missing is reported at its own place, where the form has a field for it.
    const missing = keyword === 'required' ? /"(.*)"/s.exec(error)?.[1] : undefined;
    return missing === undefined
      ? { path, message: error }
      : { path: [...path, missing], message: 'Required.' };
  });
}

/** A schema whose `$ref`s into the spec can be resolved. A spec may have keys such as `__proto__`. */
function rootOf(schema: Json | undefined, schemas: Record<string, Json>): Schema {
  const budget = { left: 30_000 };
  const root: JsonObject = { allOf: [toJsonSchema(schema ?? true, budget)] };
  for (const [ref, value] of Object.entries(schemas)) {
    const keys = ref.split('/').slice(1);
    const last = keys.pop();
    if (last !== undefined && !keys.includes('__proto__') && last !== '__proto__')
      ownerAt(root, keys)[last] = toJsonSchema(value, budget);
  }
  return root;
}

function ownerAt(root: JsonObject, keys: readonly string[]): JsonObject {
  return keys.reduce<JsonObject>((owner, key) => {
    const found = getOwn(owner, key);
    return isObject(found) ? found : (owner[key] = {});
  }, root);
}

/** The path in an instance location such as `#/pets/0/name`. */
function pathOf(location: string): (string | number)[] {
  return location
    .split('/')
    .slice(1)
    .map((key) => decodeURIComponent(key).replaceAll('~1', '/').replaceAll('~0', '~'))
    .map((key) => (/^\d+$/.test(key) ? Number(key) : key));
}
