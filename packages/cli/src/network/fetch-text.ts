import { diagnostic, Failure } from '../diagnostics.js';
import { names } from '../names.js';
import { version } from '../version.js';
import { readBody } from './read-body.js';
import { requestFailure, withoutQuery } from './request-failure.js';
import { conditionsOf, type Version, versionOf } from './version.js';

const redirects = new Set([301, 302, 303, 307, 308]);
const maxRedirects = 10;

export type FetchOptions = {
  /** Sent only to the origin of the URL, even if it redirects elsewhere. */
  headers: Headers;
  /** Milliseconds for each request, including its body. */
  timeout: number;
  /** Called with the number of bytes received so far. */
  onBytes?: (bytes: number) => void;
};

/** A text and its final URL or path, which relative `$ref`s resolve against. */
export type Fetched = { text: string; location: string };

/** Fetches the text at a URL. @throws Failure with HL4001 to HL4004, or HL1006 if it is too large */
export async function fetchText(
  address: string,
  options: FetchOptions,
): Promise<Fetched & { version: Version }> {
  const { response, location } = await open(address, options);
  const { timeout, onBytes } = options;
  const text = await readBody(response, { location, timeout, onBytes });
  return { text, location, version: versionOf(text, response.headers) };
}

/** Fetches the version at a URL. Returns `before` itself if it hasn't changed; the server may then respond with 304. */
export async function fetchVersion(
  address: string,
  before: Version,
  options: FetchOptions,
): Promise<Version> {
  const { response, location } = await open(address, options, before);
  if (response.status === 304) return before;
  const text = await readBody(response, { location, timeout: options.timeout, onBytes: undefined });
  const version = versionOf(text, response.headers);
  return version.hash === before.hash ? before : version;
}

/** Follows redirects to a successful response, or to a 304 if `before` is given. */
async function open(
  address: string,
  { headers, timeout }: FetchOptions,
  before?: Version,
): Promise<{ response: Response; location: string }> {
  if (!URL.canParse(address)) throw new Failure([diagnostic('HL4001', 'The `spec` is not a valid URL.')]);
  const { origin } = new URL(address);
  let location = address;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const own = new Headers(new URL(location).origin === origin ? headers : undefined);
    for (const [name, value] of Object.entries(before ? conditionsOf(before) : {})) own.set(name, value);
    const signal = AbortSignal.timeout(timeout);
    const response = await request(location, own, signal, timeout);
    const target = redirects.has(response.status) ? response.headers.get('location') : null;
    if (target === null) {
      if (!response.ok && !(before && response.status === 304)) await refuse(response, location);
      return { response, location };
    }
    await response.body?.cancel();
    const next = URL.canParse(target, location) ? new URL(target, location) : undefined;
    if (next === undefined || !/^https?:$/.test(next.protocol)) break;
    location = next.href;
  }
  throw new Failure([
    diagnostic('HL4002', `${withoutQuery(address)} redirected too many times, or to an invalid URL.`),
  ]);
}

async function request(
  location: string,
  own: Headers,
  signal: AbortSignal,
  timeout: number,
): Promise<Response> {
  const { username, password } = new URL(location);
  // The error message of `fetch` would contain the password.
  if (username !== '' || password !== '')
    throw new Failure([
      diagnostic('HL4001', `${withoutQuery(location)} contains a user name. Use \`headers\` instead.`),
    ]);
  const headers = new Headers({
    accept: 'application/json, application/yaml, */*;q=0.8',
    'user-agent': `${names.slug}/${version}`,
  });
  own.forEach((value, name) => headers.set(name, value));
  try {
    return await fetch(location, { headers, signal, redirect: 'manual' });
  } catch (error) {
    throw requestFailure(error, location, timeout);
  }
}

async function refuse({ status, statusText, body }: Response, location: string): Promise<never> {
  await body?.cancel();
  throw new Failure([
    diagnostic('HL4002', `${withoutQuery(location)} returned ${`${status} ${statusText}`.trim()}.`),
  ]);
}
