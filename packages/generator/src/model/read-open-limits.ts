import type { JsonObject } from '../parse/json.js';
import type { Place } from './place.js';
import { type JsonType, readType } from './read-parts.js';
import type { Reader } from './reader.js';
import type { Check, Schema } from './schema.js';

/**
 * Reads keywords that only apply to one type from a schema without `type`: those of strings and numbers, and if no type is
 * inferred, those of arrays and objects too.
 */
export function readOpenLimits(
  reader: Reader,
  value: JsonObject,
  place: Place,
  types: readonly JsonType[],
): Check[] {
  return openTypes.flatMap(([type, own]): Check[] => {
    const concerned =
      types.length === 0 || types.includes(type) || (type === 'number' && types.includes('integer'));
    if (!concerned || !own.some((keyword) => Object.hasOwn(value, keyword))) return [];
    const schema = readType(reader, type, value, { ...place, exact: true, known: undefined });
    return isPlain(schema) ? [] : [{ keyword: 'type', type, schema }];
  });
}

const openTypes = [
  ['string', ['minLength', 'maxLength', 'pattern']],
  ['number', ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf']],
  ['array', ['minItems', 'maxItems', 'prefixItems', 'items']],
  ['object', ['properties', 'required', 'additionalProperties']],
] as const;

/** Whether the schema allows every value of its type. */
function isPlain(schema: Schema): boolean {
  if (schema.kind === 'array') return schema.items.kind === 'unknown' && schema.limits === undefined;
  if (schema.kind === 'object') return schema.properties.length === 0 && schema.additional === undefined;
  return (schema.kind === 'string' || schema.kind === 'number') && schema.limits === undefined;
}
