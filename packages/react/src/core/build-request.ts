import { encodeBody } from './encode-body.js';
import { addQuery, encodeRequest } from './encode-request.js';
import { essence } from './essence.js';
import { HookloomError } from './hookloom-error.js';
import { setHeaders, type MergedConfig } from './merge-config.js';
import type { AnyOperation, CallRequest, EncodeBody, RequestBody } from './operation.js';

function resolveUrl(
  { source, server }: AnyOperation,
  { baseURL = server }: MergedConfig,
  path: string,
): string {
  const [, base = '', query] = /^([^?#]*?)\/*(?:\?([^#]*))?(?:#|$)/.exec(baseURL ?? ':') ?? [];
  // After a scheme without a host, the path would become the host.
  if (!/^[a-z]*:$/i.test(base))
    try {
      // Not `location.origin`: in a sandboxed frame it is the string 'null', which would break absolute URLs too.
      return new URL(addQuery(base + path, query), (globalThis.location as Location | undefined)?.href).href;
    } catch {
      // Reported below.
    }
  throw new HookloomError({
    kind: 'config',
    message: `Invalid base URL "${baseURL ?? ''}". Set configs.${source}.baseURL.`,
  });
}

function encode(value: unknown, body: RequestBody | undefined): ReturnType<EncodeBody> | [] {
  if (!body || value === undefined) return [];
  try {
    return (typeof body.as === 'function' ? body.as : encodeBody)(value, body);
  } catch (error) {
    const issues = [{ path: ['body'], message: String(error) }];
    throw new HookloomError({ kind: 'request-validation', issues });
  }
}

/**
 * Builds the request that a call sends.
 *
 * @throws HookloomError - `request-validation` or `config`, if no request can be built.
 */
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
  const [content, type] = encode(request.body, body);
  const headers = new Headers({
    accept: [accept, ...others.filter((type) => essence(type) !== essence(accept))].join(', '),
  });
  await config.setHeaders(headers);
  // The body sets its own Content-Type: settings can't know the boundary of a form.
  headers.delete('content-type');
  if (type) headers.set('content-type', type);
  setHeaders(headers, own);
  return new Request(resolveUrl(operation, config, url), {
    method: operation.method,
    headers,
    signal,
    // Not given, it is `same-origin`: https://fetch.spec.whatwg.org/#dom-request
    credentials: config.credentials!,
    body: content!,
  });
}
