import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';

export type Access = { token: string; port: number };

export type Verdict = { path: string } | { status: 403 | 404; message: string };

/**
 * Decides whether a request may be served. Any page that is open in the user's browser can send requests to this server, under
 * any host name that it controls: so the name must be ours, the page too, and the path must start with the token.
 *
 * @see https://owasp.org/www-community/attacks/DNS_Rebinding
 */
export function checkAccess(
  { headers, method, url = '' }: IncomingMessage,
  { token, port }: Access,
): Verdict {
  const hosts = [`127.0.0.1:${port}`, `localhost:${port}`];
  const { host = '', origin, 'sec-fetch-site': site } = headers;
  if (!hosts.includes(host))
    return { status: 403, message: `Open http://${hosts[0]} instead of ${JSON.stringify(host)}.` };
  const isForeign = origin === undefined ? method !== 'GET' : origin !== `http://${host}`;
  if (isForeign || (site !== undefined && site !== 'same-origin' && site !== 'none'))
    return { status: 403, message: 'Only the workbench itself may send requests to this server.' };
  const [, given = '', path] = /^\/([^/?#]*)(\/[^?#]*)?/.exec(url) ?? [];
  if (!isEqual(given, token))
    return { status: 403, message: 'Open the whole URL that the command printed, including its token.' };
  return path === undefined ? { status: 404, message: 'Add a slash to the end of the URL.' } : { path };
}

/** Takes the same time for every wrong token. */
function isEqual(one: string, other: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}
