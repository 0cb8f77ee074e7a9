import { type Json, getOwn, stringAt } from '../parse/json.js';
import { formatsOf } from './read-formats.js';
import type { Doc } from './schema.js';

/** Reads the documentation of a schema or property. */
export function docOf(value: Json | undefined): Doc {
  const text = (stringAt(value, 'description') ?? stringAt(value, 'title'))?.trim();
  const fallback = getOwn(value, 'default');
  const formats = formatsOf(value);
  return {
    ...(text ? { text } : {}),
    ...(getOwn(value, 'deprecated') === true ? { deprecated: true } : {}),
    ...(fallback !== undefined && fallback !== null ? { default: JSON.stringify(fallback) } : {}),
    ...(formats ? { formats } : {}),
  };
}
