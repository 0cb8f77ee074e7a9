import type { Model } from '../model/model.js';
import { type Schema, unknownSchema } from '../model/schema.js';

/** What a schema is, the names of references left behind. */
export function resolve(schema: Schema, model: Model): Schema {
  if (schema.kind !== 'ref') return schema;
  const named = model.byTarget.get(schema.target);
  return named === undefined ? unknownSchema : resolve(named.schema, model);
}

/** The name of the type that a reference leads to; undefined for a schema that is written out. */
export function nameOf(schema: Schema, model: Model): string | undefined {
  return schema.kind === 'ref' ? model.byTarget.get(schema.target)?.name : undefined;
}
