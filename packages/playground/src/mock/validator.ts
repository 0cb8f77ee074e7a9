import { isObject, type Issue, type Json, type Referenced, validatorOf } from '@hookloom/workbench/schemas';

type Validate = (value: unknown) => Issue[];

const validators = new WeakMap<Referenced, WeakMap<object, Validate>>();

/** Validates values against a schema. It is built once: a list validates each of its records against the same one. */
export function validatorFor(schema: Json | undefined, referenced: Referenced): Validate {
  if (!isObject(schema)) return validatorOf(schema, referenced);
  const known = validators.get(referenced) ?? new WeakMap<object, Validate>();
  validators.set(referenced, known);
  const validate = known.get(schema) ?? validatorOf(schema, referenced);
  known.set(schema, validate);
  return validate;
}
