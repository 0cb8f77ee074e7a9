import type { Serialization } from './operation.js';

const percent = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/**
 * Encodes all but the unreserved characters of RFC 3986.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-3.2.1
 */
const encodeStrict = (text: string) => encodeURIComponent(text).replace(/[!'()*]/g, percent);

/**
 * Leaves reserved characters and percent-encoded triples too, except those that would end or split the value.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6570#section-3.2.3
 */
const encodeReserved = (text: string) =>
  encodeURI(text)
    .replace(/%25([\dA-F]{2})/gi, '%$1')
    .replace(/[#&+]/g, percent);

export const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

export const toText = (value: unknown) => (isObject(value) ? JSON.stringify(value) : String(value));

export const definedEntries = (value: object) => Object.entries(value).filter(([, item]) => item != null);

/** The separators of exploded items and of joined items, by default `&` and a comma. */
const separators: Readonly<Record<string, readonly [between: string, joint?: string]>> = {
  simple: [','],
  label: ['.'],
  matrix: [';'],
  spaceDelimited: ['&', '%20'],
  pipeDelimited: ['&', '%7C'],
};

const deepEntries = (name: string, value: unknown): [name: string, value: unknown][] =>
  isObject(value)
    ? definedEntries(value).flatMap(([key, item]) => deepEntries(`${name}[${key}]`, item))
    : [[name, value]];

/**
 * Encodes a value for a URL or a form in its style. An empty array or object becomes an empty string.
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#style-examples
 */
export function expand(
  name: string,
  value: unknown,
  { style = 'form', explode = style === 'form', allowReserved }: Serialization,
  encode: (text: string) => string = allowReserved ? encodeReserved : encodeStrict,
): string {
  const [between, joint = ','] = separators[style] ?? ['&'];
  const first = /[.;]/.test(between) ? between : '';
  const pair = (key: string, text: string) => (text || between !== ';' ? `${key}=${text}` : key);
  const write = (text: string) => (/[&;]/.test(between) ? pair(encodeStrict(name), text) : text);
  if (!isObject(value)) return first + write(encode(toText(value)));

  const deep = style === 'deepObject';
  const list = !deep && Array.isArray(value);
  const items = (deep ? deepEntries(name, value) : definedEntries(value)).map(
    ([key, item]) => [encode(key), encode(toText(item))] as const,
  );
  if (!items.length) return '';
  if (explode || deep)
    return first + items.map(([key, text]) => (list ? write(text) : pair(key, text))).join(between);
  return first + write(items.map(([key, text]) => (list ? text : key + joint + text)).join(joint));
}
