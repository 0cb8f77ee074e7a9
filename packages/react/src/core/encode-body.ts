import type { EncodeBody } from './operation.js';

export const isJson = (type?: string | null) => /[/+]json\b/.test(type ?? '');

/** Writes all but forms, which have functions of their own. */
export const encodeBody: EncodeBody = (value, { as, type }) =>
  as === 'json' ? [JSON.stringify(value), type ?? 'application/json'] : [value as BodyInit, type];
