import type { Schema } from '../model/schema.js';

/** A schema in a few words: `an integer`, `"a" or "b"`. */
export function describe(schema: Schema): string {
  switch (schema.kind) {
    case 'null':
      return 'null';
    case 'literal':
      return schema.values.map((value) => JSON.stringify(value)).join(' or ');
    case 'number':
      return schema.integer ? 'an integer' : 'a number';
    case 'array':
    case 'object':
      return `an ${schema.kind}`;
    case 'intersection':
      return 'an object';
    case 'refined':
      return describe(schema.schema);
    default:
      return `a ${schema.kind}`;
  }
}
