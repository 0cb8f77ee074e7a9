import type { EncodeBody } from './operation.js';

export const isJson = (type?: string | null) => /[/+]json\s*(;|$)/i.test(type ?? '');

/** Encodes all bodies but forms, which have their own functions. A Blob is JSON text already if JSON is expected. */
export const encodeBody: EncodeBody = (value, { as, type }) =>
  as === 'json' && !(value instanceof Blob)
    ? [JSON.stringify(value), type ?? 'application/json']
    : [value as BodyInit, type];
