import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** The page runs only its own scripts, talks only to its own server, and can't be framed. */
const securityHeaders: OutgoingHttpHeaders = {
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "img-src 'self' blob: data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'cache-control': 'no-store',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=()',
  // The URL contains the token.
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

export function respond(
  response: ServerResponse,
  status: number,
  body: string | Buffer,
  headers: OutgoingHttpHeaders,
): void {
  response.writeHead(status, { ...securityHeaders, ...headers, 'content-length': Buffer.byteLength(body) });
  response.end(body);
}

/** More would block the page for seconds. GitHub's 1,223 operations take a quarter of a megabyte. */
const maxJson = 20 * 2 ** 20;

export function respondJson(response: ServerResponse, status: number, value: unknown): void {
  const text = JSON.stringify(value);
  if (text.length > maxJson) {
    const message = `This is too large for the page: ${Math.round(text.length / 2 ** 20)} MiB of JSON. Choose the operations to generate with include and exclude.`;
    respondJson(response, 413, { message });
    return;
  }
  respond(response, status, text, { 'content-type': 'application/json; charset=utf-8' });
}

export function respondText(response: ServerResponse, status: number, text: string): void {
  respond(response, status, `${text}\n`, { 'content-type': 'text/plain; charset=utf-8' });
}

/** Starts a response whose body follows. */
export function startResponse(response: ServerResponse, headers: OutgoingHttpHeaders): void {
  response.writeHead(200, { ...securityHeaders, ...headers });
}
