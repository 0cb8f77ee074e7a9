import type { Model } from '../model/model.js';
import { type Limits, type Schema, unknownSchema } from '../model/schema.js';
import type { Layout } from './layout.js';
import { listOf, literal, objectOf, propertyKey, quoted } from './source-text.js';

type Field = { schema: Schema; required: boolean };

const maxDepth = 8;

/** Emits a minimal value of the schema's type. */
export function sampleValue(schema: Schema, model: Model, depth = 0): Layout {
  const inside = (one: Schema) => sampleValue(one, model, depth + 1);
  switch (schema.kind) {
    case 'string':
      return quoted('…');
    case 'number':
      return String(sampleNumber(schema.limits));
    case 'boolean':
      return 'true';
    case 'file':
      return 'new Blob()';
    case 'literal':
      return literal(schema.values[0] ?? null);
    case 'array':
      return '[]';
    case 'tuple':
      return listOf(schema.items.slice(0, schema.required).map(inside));
    case 'union':
      return inside(schema.members[0] ?? unknownSchema);
    case 'refined':
      return sampleValue(schema.schema, model, depth);
    case 'object':
    case 'intersection': {
      const required = [...fieldsOf(schema, model)].filter(([, field]) => field.required);
      return objectOf(required.map(([name, field]) => [propertyKey(name), ': ', inside(field.schema)]));
    }
    case 'ref': {
      const named = model.byTarget.get(schema.target);
      // Only a type without finite values is this deep.
      return named === undefined || depth > maxDepth ? 'undefined as never' : inside(named.schema);
    }
    case 'null':
    case 'unknown':
      return 'null';
    case 'never':
      return 'undefined as never';
  }
}

/**
 * The properties of an object, with intersections merged: the narrowest schema of each property wins. It terminates, because
 * schemas of the model only recurse through properties or items.
 */
function fieldsOf(schema: Schema, model: Model): Map<string, Field> {
  switch (schema.kind) {
    case 'object':
      return new Map(schema.properties.map(({ name, ...field }) => [name, field]));
    case 'union':
      return fieldsOf(schema.members[0] ?? unknownSchema, model);
    case 'refined':
      return fieldsOf(schema.schema, model);
    case 'ref':
      return fieldsOf(model.byTarget.get(schema.target)?.schema ?? unknownSchema, model);
    case 'intersection': {
      const fields = new Map<string, Field>();
      for (const [name, field] of schema.members.flatMap((member) => [...fieldsOf(member, model)])) {
        const other = fields.get(name);
        const closed =
          other === undefined || openness(other.schema) > openness(field.schema)
            ? field.schema
            : other.schema;
        fields.set(name, { schema: closed, required: field.required || other?.required === true });
      }
      return fields;
    }
    default:
      return new Map();
  }
}

/** The minimum, unless it is negative, which is usually the limit of a format. Then 1, or the maximum if that is less. */
function sampleNumber({ min, max }: Limits = {}): number {
  if (min !== undefined && min >= 0) return min;
  return max === undefined ? 1 : Math.min(1, max);
}

function openness({ kind }: Schema): number {
  return kind === 'unknown' ? 2 : kind === 'literal' ? 0 : 1;
}
