import type { Model } from '../model/model.js';
import { type Schema, unknownSchema } from '../model/schema.js';

/** Follows references to the schema itself. */
export function resolve(schema: Schema, model: Model): Schema {
  if (schema.kind !== 'ref') return schema;
  const named = model.byTarget.get(schema.target);
  return named === undefined ? unknownSchema : resolve(named.schema, model);
}

/** The type name of a referenced schema. Undefined for an inline schema. */
export function nameOf(schema: Schema, model: Model): string | undefined {
  return schema.kind === 'ref' ? model.byTarget.get(schema.target)?.name : undefined;
}
