import { encodeBody } from './encode-body.js';
import { addQuery, encodeRequest } from './encode-request.js';
import { HookloomError } from './hookloom-error.js';
import { setHeaders, type MergedConfig } from './merge-config.js';
import type { AnyOperation, CallRequest } from './operation.js';

function resolveUrl(
  { source, server }: AnyOperation,
  { baseURL = server }: MergedConfig,
  path: string,
): string {
  const [, base = '', query] = /^([^?#]*?)\/*(?:\?([^#]*))?(?:#|$)/.exec(baseURL ?? ':') ?? [];
  // A scheme without a host would take its host from the path.
  if (!/^[a-z]*:$/i.test(base))
    try {
      // Not the origin: that of a sandboxed frame is no URL, and would spoil an absolute one.
      return new URL(addQuery(base + path, query), (globalThis.location as Location | undefined)?.href).href;
    } catch {
      // It is refused below.
    }
  throw new HookloomError({
    kind: 'config',
    message: `${baseURL} is no base URL: set configs.${source}.baseURL`,
  });
}

/** Makes the request that an operation sends; throws a `HookloomError` that says why none can be made. */
export async function buildRequest(
  operation: AnyOperation,
  config: MergedConfig,
  request: CallRequest,
  validates: boolean,
  signal: AbortSignal,
): Promise<Request> {
  const { url, headers: own, issues, body } = encodeRequest(operation, request, validates);
  if (issues.length) throw new HookloomError({ kind: 'request-validation', issues });

  const [first = 'application/json', ...others] = operation.accept ?? [];
  const { accept = first } = request;
  const [content, type] =
    body && request.body !== undefined
      ? (typeof body.as === 'function' ? body.as : encodeBody)(request.body, body)
      : [];
  const headers = new Headers({
    accept: [accept, ...others.filter((type) => !type.startsWith(accept))].join(', '),
  });
  await config.setHeaders(headers);
  // The body decides, not the configuration: that cannot know the boundary of a form.
  headers.delete('content-type');
  if (type) headers.set('content-type', type);
  setHeaders(headers, own);
  return new Request(resolveUrl(operation, config, url), {
    method: operation.method,
    headers,
    signal,
    credentials: config.credentials ?? 'same-origin',
    body: content ?? null,
  });
}
