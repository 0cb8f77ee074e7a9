import type { Schema } from '../model/schema.js';

// Longer lists aren't readable.
const maxListed = 12;

/** Describes a schema: `an integer`, `"a" or "b"`, or its name. */
export function describe(schema: Schema, name?: string): string {
  if (name !== undefined) return `\`${name}\``;
  switch (schema.kind) {
    case 'unknown':
      return 'anything';
    case 'null':
      return 'null';
    case 'literal':
      return listSome(schema.values, (value) => JSON.stringify(value));
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

/** Lists items, such as `"a" or "b" or 30 more`. */
export function listSome<Item>(items: readonly Item[], text: (item: Item) => string): string {
  const more = items.length - maxListed;
  return [...items.slice(0, maxListed).map(text), ...(more > 0 ? [`${more} more`] : [])].join(' or ');
}
