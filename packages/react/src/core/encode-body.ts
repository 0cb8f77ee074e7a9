import type { EncodeBody } from './operation.js';

export const isJson = (type?: string | null) => /[/+]json\b/.test(type ?? '');

/** Encodes all bodies but forms, which have their own functions. */
export const encodeBody: EncodeBody = (value, { as, type }) =>
  as === 'json' ? [JSON.stringify(value), type ?? 'application/json'] : [value as BodyInit, type];
