import type { Schema } from '../model/schema.js';

// More values than these are not read.
const maxValues = 12;

/** A schema in a few words: `an integer`, `"a" or "b"`, and `Pet` for one that has that name. */
export function describe(schema: Schema, name?: string): string {
  if (name !== undefined) return `\`${name}\``;
  switch (schema.kind) {
    case 'unknown':
      return 'anything';
    case 'null':
      return 'null';
    case 'literal': {
      const values = schema.values.slice(0, maxValues).map((value) => JSON.stringify(value));
      const more = schema.values.length - values.length;
      return [...values, ...(more > 0 ? [`${more} more`] : [])].join(' or ');
    }
    case 'number':
      return schema.integer ? 'an integer' : 'a number';
    case 'array':
    case 'object':
      return `an ${schema.kind}`;
    case 'intersection':
      return 'an object';
    case 'refined':
      return describe(schema.schema);
    case 'union':
      return 'one of several types';
    case 'tuple':
      return 'a list';
    case 'never':
      return 'nothing';
    default:
      return `a ${schema.kind}`;
  }
}
