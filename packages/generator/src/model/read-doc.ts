import { type Json, own, textAt } from '../parse/json.js';
import type { Doc } from './schema.js';

/** What the comment on a schema or property says. */
export function docOf(value: Json | undefined): Doc {
  const text = (textAt(value, 'description') ?? textAt(value, 'title'))?.trim();
  const fallback = own(value, 'default');
  return {
    ...(text ? { text } : {}),
    ...(own(value, 'deprecated') === true ? { deprecated: true } : {}),
    ...(fallback !== undefined && fallback !== null ? { default: JSON.stringify(fallback) } : {}),
  };
}
