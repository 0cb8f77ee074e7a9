import { getOwn, isObject, type JsonObject, objectAt } from '../data/json.ts';
import type { Referenced } from '../data/types.ts';
import { mergeAllOf, resolve, typesOf } from '../schema-node.ts';
import { bodyFields, type Field, fieldOf, nameOf } from './fields.ts';

/** What a field of a JSON body consists of: the fields of its properties, or of its items. */
export type Parts = { kind: 'object' | 'list'; fields: Field[] };

/** A longer list is easier to edit as JSON. */
const maxItems = 50;

/** Returns undefined if the value is edited in one field, such as a text, a variant or something that doesn't fit the schema. */
export function partsOf(field: Field, value: unknown, referenced: Referenced): Parts | undefined {
  if (field.kind !== 'json') return undefined;
  const items = itemOf(field, referenced);
  if (items !== undefined) {
    const list = value === undefined ? [] : value;
    if (!Array.isArray(list) || list.length > maxItems) return undefined;
    return {
      kind: 'list',
      fields: list.map((_, index) => fieldOf([...field.path, String(index)], items, referenced)),
    };
  }
  if (value !== undefined && !isObject(value)) return undefined;
  const fields = bodyFields(field.schema, referenced, field.path);
  return fields && { kind: 'object', fields: fields.filter(({ kind }) => kind !== 'file') };
}

/** The schema of the items, if the value is a list. */
export function itemOf({ schema }: Field, referenced: Referenced): JsonObject | undefined {
  const { value } = resolve(schema, referenced);
  if (!isObject(value)) return undefined;
  const merged = mergeAllOf(value, referenced);
  return typesOf(merged).includes('array') ? objectAt(merged, 'items') : undefined;
}

/** The fields that a form shows for a value: these, and those within them. */
export function fieldsWithin(fields: readonly Field[], value: unknown, referenced: Referenced): Field[] {
  return fields.flatMap((field) => {
    const inner = getOwn(value, nameOf(field));
    const parts = inner === undefined ? undefined : partsOf(field, inner, referenced);
    return [field, ...(parts ? fieldsWithin(parts.fields, inner, referenced) : [])];
  });
}
