import { asText, expand, isObject, present } from './expand.js';
import type { PropertyEncoding, RequestBody } from './operation.js';

export const isJson = (type?: string | null) => /[/+]json\b/.test(type ?? '');

/** Without a style, OpenAPI 3.1 sends an object as JSON, and a list item by item. */
function expandProperty(name: string, value: unknown, encoding: PropertyEncoding = {}): string {
  const plain = encoding.style === undefined && encoding.explode === undefined;
  const json = plain && (isJson(encoding.contentType) || (isObject(value) && !Array.isArray(value)));
  return expand(name, json ? JSON.stringify(value) : value, encoding);
}

function toPart(value: unknown, encoding: PropertyEncoding | undefined): Blob | string {
  if (value instanceof Blob) return value;
  const type = encoding?.contentType ?? (isObject(value) ? 'application/json' : 'text/plain');
  const text = isJson(type) ? JSON.stringify(value) : asText(value);
  return type === 'text/plain' ? text : new Blob([text], { type });
}

/** Gives the body as `fetch` takes it, and its Content-Type where `fetch` would not choose the right one. */
export function encodeBody(
  { as, type, encoding = {} }: RequestBody,
  value: unknown,
): [body: BodyInit, type?: string | undefined] {
  if (as === 'json') return [JSON.stringify(value), type ?? 'application/json'];
  if (as === 'urlencoded') {
    const fields = present(value as object).map(([name, item]) => expandProperty(name, item, encoding[name]));
    return [fields.filter(Boolean).join('&'), type ?? 'application/x-www-form-urlencoded'];
  }
  if (as !== 'multipart') return [value as BodyInit, type];
  const form = new FormData();
  for (const [name, items] of present(value as object))
    for (const item of [items].flat()) form.append(name, toPart(item, encoding[name]));
  return [form];
}
