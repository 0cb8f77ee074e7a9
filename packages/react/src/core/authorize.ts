import type { AuthSettings, BasicCredentials } from './auth-settings.js';
import { isObject } from './expand.js';
import { HookloomError } from './hookloom-error.js';

/** How a security scheme sends its credential. OAuth 2 and OpenID Connect send a bearer token. */
export type SecurityScheme =
  | {
      /** Sends the credential in the `Authorization` header. */
      readonly as: 'bearer' | 'basic';
    }
  | {
      /** Where an API key is sent. `cookie` has no effect in browsers, which send their own cookies. */
      readonly as: 'header' | 'query' | 'cookie';
      /** The name of the header, query parameter or cookie. */
      readonly name: string;
    };

/** Security schemes that are required together, by their names in the spec. */
export type SecurityRequirement = Readonly<Record<string, SecurityScheme>>;

type Given = [name: string, scheme: SecurityScheme, value: unknown];

/** The message names the scheme and never contains the credential. */
const refuse = (scheme: string, reason: string) =>
  new HookloomError({ kind: 'config', message: `auth.${scheme} ${reason}` });

const isMissing = (value: unknown) => value === undefined || value === null || value === '';

function basic(name: string, value: unknown): string {
  const { username, password } = isObject(value) ? (value as Partial<BasicCredentials>) : {};
  if (typeof username !== 'string' || typeof password !== 'string')
    throw refuse(name, 'must be { username, password }');
  if (username.includes(':')) throw refuse(name, 'must not have a colon in its username');
  const bytes = new TextEncoder().encode(`${username}:${password}`);
  return `Basic ${btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))}`;
}

function textOf([name, { as }, value]: Given): string {
  if (as === 'basic') return basic(name, value);
  if (typeof value !== 'string') throw refuse(name, 'must be a string');
  return as === 'bearer' ? `Bearer ${value}` : value;
}

/** Returns a request with the parameter in its query. */
async function withQuery(request: Request, name: string, text: string): Promise<Request> {
  const { url, method, headers, signal, credentials } = request;
  const pair = `${encodeURIComponent(name)}=${encodeURIComponent(text)}`;
  const body = /^(GET|HEAD)$/.test(method) ? null : await request.blob();
  return new Request(`${url}${url.includes('?') ? '&' : '?'}${pair}`, {
    method,
    headers,
    signal,
    credentials,
    body: body?.size ? body : null,
  });
}

async function put(request: Request, given: Given): Promise<Request> {
  const [name, scheme] = given;
  const { headers } = request;
  const text = textOf(given);
  if (scheme.as === 'query') return withQuery(request, scheme.name, text);
  const header = 'name' in scheme ? scheme.name : 'authorization';
  try {
    const cookies = headers.get('cookie');
    if (scheme.as === 'cookie')
      headers.set('cookie', `${cookies ? `${cookies}; ` : ''}${scheme.name}=${text}`);
    else if (!headers.has(header)) headers.set(header, text);
  } catch {
    throw refuse(name, 'has characters that a header must not contain');
  }
  return request;
}

/**
 * Adds the credentials of the first alternative whose credentials are all set. If there is none, the request doesn't
 * change, and the server decides. Cookies can be missing, because the browser may have them. A header that the request
 * already has isn't replaced.
 *
 * @param request - the request to authorize.
 * @param auth - the `auth` settings of the source.
 * @param alternatives - the security requirements of the operation, of which one is enough.
 * @returns the request, or a copy with more query parameters.
 * @throws HookloomError - `config`, if a credential can't be sent.
 * @see https://spec.openapis.org/oas/v3.1.1.html#security-requirement-object
 */
export async function authorize(
  request: Request,
  auth: AuthSettings | undefined = {},
  alternatives: readonly SecurityRequirement[],
): Promise<Request> {
  const asked = new Map<string, unknown>();
  const ask = async (name: string) => {
    const setting = Object.hasOwn(auth, name) ? auth[name] : undefined;
    if (!asked.has(name)) asked.set(name, typeof setting === 'function' ? await setting() : setting);
    return asked.get(name);
  };
  for (const schemes of alternatives) {
    const given: Given[] = [];
    let complete = true;
    for (const [name, scheme] of Object.entries(schemes)) {
      const value = await ask(name);
      if (!isMissing(value)) given.push([name, scheme, value]);
      else if (scheme.as !== 'cookie') complete = false;
      if (!complete) break;
    }
    if (!complete || !given.length) continue;
    let authorized = request;
    for (const each of given) authorized = await put(authorized, each);
    return authorized;
  }
  return request;
}
