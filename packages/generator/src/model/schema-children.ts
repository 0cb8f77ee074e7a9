import type { Schema } from './schema.js';

/** The schemas directly inside a schema of the model. What a `ref` leads to is not inside it. */
export function childrenOf(schema: Schema): readonly Schema[] {
  switch (schema.kind) {
    case 'array':
      return [schema.items];
    case 'tuple':
      return [...schema.items, ...(schema.rest ? [schema.rest] : [])];
    case 'union':
    case 'intersection':
      return schema.members;
    case 'object':
      return [
        ...schema.properties.map((property) => property.schema),
        ...(schema.additional ? [schema.additional] : []),
      ];
    case 'unknown':
    case 'never':
    case 'null':
    case 'boolean':
    case 'string':
    case 'number':
    case 'file':
    case 'literal':
    case 'ref':
      return [];
  }
}
