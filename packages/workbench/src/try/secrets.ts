import { isObject, type Json } from '../data/json.ts';
import type { RequestValues } from '../samples.ts';
import type { RequestText } from './request-text.ts';

const secret = /pass(word|phrase)?$|secret|token|api[-_]?key|authorization|credential|cookie/i;
/** These only say where a list goes on. */
const cursor = /page|next|continu|cursor/i;

/** Whether a value with this name must be neither saved nor copied. */
export const isSecretName = (name: string) => secret.test(name) && !cursor.test(name);

/** In the text of a request, a placeholder is between two characters that no request contains. */
const [open, close] = ['\uE000', '\uE001'];
const placeholder = (name: string) =>
  `${open}${name
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '_')
    .replace(/^_?(?=\d|$)/, 'SECRET_')}${close}`;

/** Splits a text into plain parts and, at odd positions, the names of placeholders. */
export const splitPlaceholders = (text: string) => text.split(/[\uE000\uE001]/);

/** A text to read, with `$TOKEN` for a placeholder. */
export const asPlainText = (text: string) => text.replaceAll(open, '$').replaceAll(close, '');

/** A request with placeholders instead of its secrets, such as `TOKEN`. `names` are secret, too. */
export function maskRequest(request: RequestText, names: ReadonlySet<string>): RequestText {
  const isSecret = (name: string) => isSecretName(name) || names.has(name);
  return {
    ...request,
    url: maskQuery(request.url, isSecret),
    headers: request.headers.map(([name, value]) => [
      name,
      [...names].some((one) => one.toLowerCase() === name) || isSecret(name)
        ? maskHeader(name, value)
        : value,
    ]),
    ...(request.body !== undefined && { body: maskBody(request.body, isSecret) }),
  };
}

/** Keeps the name of the scheme, such as `Bearer`. */
function maskHeader(name: string, value: string): string {
  const scheme = /^(Bearer|Basic) /i.exec(value)?.[1];
  if (name !== 'authorization' || scheme === undefined) return placeholder(name);
  return `${scheme} ${placeholder(scheme === 'Basic' ? 'credentials' : 'token')}`;
}

function maskQuery(url: string, isSecret: (name: string) => boolean): string {
  return url.replace(/([?&])([^=&#]+)=([^&#]*)/g, (whole, mark: string, name: string) =>
    isSecret(decode(name)) ? `${mark}${name}=${placeholder(decode(name))}` : whole,
  );
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A body that is neither JSON nor a form stays as it is. */
function maskBody(body: string, isSecret: (name: string) => boolean): string {
  try {
    const value = JSON.parse(body) as Json;
    const masked = maskValue(value, isSecret, placeholder);
    return JSON.stringify(masked) === JSON.stringify(value) ? body : JSON.stringify(masked);
  } catch {
    return /^[^\s{<]+=/.test(body) ? maskQuery(`?${body}`, isSecret).slice(1) : body;
  }
}

function maskValue(
  value: unknown,
  isSecret: (name: string) => boolean,
  write: (name: string) => string,
): unknown {
  if (Array.isArray(value)) return value.map((one) => maskValue(one, isSecret, write));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      isSecret(name) && typeof one !== 'object' ? write(name) : maskValue(one, isSecret, write),
    ]),
  );
}

/** The values of a request for a sample, with `<password>` instead of a password. */
export function maskValues(request: RequestValues, names: ReadonlySet<string>): RequestValues {
  const isSecret = (name: string) => isSecretName(name) || names.has(name);
  return maskValue(request, isSecret, (name) => `<${name}>`) as RequestValues;
}
