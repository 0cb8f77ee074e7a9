import {
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
  validateHeaderName,
  validateHeaderValue,
} from 'node:http';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import { pipeline } from 'node:stream';
import { isPrivateAddress, lookupPublic } from './private-address.js';
import type { ProxiedRequest } from './proxied-request.js';
import { Refusal } from './refusal.js';
import { findTarget, type Target } from './targets.js';

const maxRedirects = 5;

/** Headers that belong to one connection, or that only a browser sets. */
const ownHeaders =
  /^(host|connection|keep-alive|transfer-encoding|content-length|te|trailer|upgrade|expect|cookie|origin|referer|accept-encoding|(proxy|sec|x-forwarded)-.*)$/i;

export type Sending = {
  targets: readonly Target[];
  /** Returns the headers to add for a target. */
  headersFor: (target: Target) => Headers;
  signal: AbortSignal;
};

/** Sends a request to one of the targets, and follows redirects that stay there. @throws Refusal */
export async function sendRequest(sent: ProxiedRequest, sending: Sending): Promise<IncomingMessage> {
  let { url, method, body } = sent;
  for (let hop = 0; hop <= maxRedirects; hop += 1) {
    const target = targetFor(url, sending.targets, hop);
    const headers = headersOf(sent, sending.headersFor(target), body);
    const response = await open({ url, method, headers, body, target, signal: sending.signal });
    const {
      statusCode = 0,
      headers: { location },
    } = response;
    if (location === undefined || ![301, 302, 303, 307, 308].includes(statusCode)) return response;
    response.resume();
    if (!URL.canParse(location, url.href)) throw new Refusal('The server redirected to an invalid URL.');
    url = new URL(location, url);
    if (statusCode < 307 && method !== 'HEAD') [method, body] = ['GET', undefined];
  }
  throw new Refusal('The server redirected too many times.');
}

function targetFor(url: URL, targets: readonly Target[], hop: number): Target {
  const target = findTarget(targets, url);
  const { origin, pathname } = url;
  if (target === undefined && hop > 0)
    throw new Refusal(`The server redirected to ${origin}, which is not one of the base URLs.`);
  if (target === undefined)
    throw new Refusal(
      `${origin}${pathname} is not below a base URL of this source. Add one with --base-url.`,
    );
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (!target.isNamed && isIP(host) !== 0 && isPrivateAddress(host))
    throw new Refusal(`${host} is a private address. If it is yours, start with --base-url ${target.base}.`);
  return target;
}

function headersOf(
  { headers }: ProxiedRequest,
  added: Headers,
  body: Buffer | undefined,
): OutgoingHttpHeaders {
  const all = new Map<string, string>();
  for (const [name, value] of headers) {
    try {
      validateHeaderName(name);
      validateHeaderValue(name, value);
    } catch {
      throw new Refusal(
        `The header ${JSON.stringify(name.slice(0, 80))} has a character that isn't allowed.`,
      );
    }
    if (!ownHeaders.test(name)) all.set(name.toLowerCase(), value);
  }
  added.forEach((value, name) => all.set(name, value));
  if (body === undefined) all.delete('content-type');
  return {
    ...Object.fromEntries(all),
    'accept-encoding': 'identity',
    ...(body !== undefined && { 'content-length': body.byteLength }),
  };
}

type Opening = {
  url: URL;
  method: string;
  headers: OutgoingHttpHeaders;
  body: Buffer | undefined;
  target: Target;
  signal: AbortSignal;
};

function open({ url, method, headers, body, target, signal }: Opening): Promise<IncomingMessage> {
  const send = url.protocol === 'https:' ? requestHttps : requestHttp;
  const lookup = target.isNamed ? {} : { lookup: lookupPublic };
  return new Promise((resolve, reject) => {
    send(url, { method, headers, signal, agent: false, ...lookup }, resolve)
      .on('error', reject)
      .end(body);
  });
}

/** Pipes the body of a response, decompressed, and ends both connections if it is too large. */
export function pipeBody(from: IncomingMessage, to: ServerResponse, maxBytes: number): void {
  const encoding = from.headers['content-encoding'];
  const decoder =
    encoding === 'br'
      ? createBrotliDecompress()
      : /gzip|deflate/.test(encoding ?? '')
        ? createUnzip()
        : undefined;
  let bytes = 0;
  const source = decoder ? pipeline(from, decoder, () => undefined) : from;
  source.on('data', (chunk: Buffer) => {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) from.destroy(new Refusal('The response is too large.'));
  });
  pipeline(source, to, () => undefined);
}
