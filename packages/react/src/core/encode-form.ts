import { isJson } from './encode-body.js';
import { toText, expand, isObject, definedEntries } from './expand.js';
import type { EncodeBody, PropertyEncoding } from './operation.js';

/**
 * Without a style, OpenAPI 3.1 sends an object as JSON, and an array item by item.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#encoding-object
 */
function expandProperty(name: string, value: unknown, encoding: PropertyEncoding = {}): string {
  const plain = encoding.style === undefined && encoding.explode === undefined;
  const json = plain && (isJson(encoding.contentType) || (isObject(value) && !Array.isArray(value)));
  return expand(name, json ? JSON.stringify(value) : value, encoding);
}

/**
 * Encodes a body of `application/x-www-form-urlencoded`.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#encoding-the-x-www-form-urlencoded-media-type
 */
export const urlencoded: EncodeBody = (value, { type, encoding = {} }) => {
  const fields = definedEntries(value as object).map(([name, item]) =>
    expandProperty(name, item, encoding[name]),
  );
  return [fields.filter(Boolean).join('&'), type ?? 'application/x-www-form-urlencoded'];
};

function toPart(value: unknown, type: string | undefined): Blob | string {
  // `encoding.contentType` overrides the type of the Blob. A File keeps its name.
  if (value instanceof Blob)
    return type ? new File([value], value instanceof File ? value.name : 'blob', { type }) : value;
  type ??= isObject(value) ? 'application/json' : 'text/plain';
  const text = isJson(type) ? JSON.stringify(value) : toText(value);
  return type === 'text/plain' ? text : new Blob([text], { type });
}

/**
 * Encodes a body of `multipart/form-data`.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#encoding-multipart-media-types
 */
export const multipart: EncodeBody = (value, { encoding = {} }) => {
  const form = new FormData();
  for (const [name, items] of definedEntries(value as object))
    for (const item of [items].flat().filter((one) => one != null))
      form.append(name, toPart(item, encoding[name]?.contentType));
  return [form];
};
