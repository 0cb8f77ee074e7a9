import { encodeBody } from './encode-body.js';
import { encodeRequest } from './encode-request.js';
import { HookloomError } from './hookloom-error.js';
import { setHeaders, type MergedConfig } from './merge-config.js';
import type { AnyOperation, CallRequest, ResponseBody } from './operation.js';

const mediaTypes = { json: 'application/json', text: 'text/plain', binary: '*/*' };

function acceptOf(responses: AnyOperation['responses']): string {
  const typeOf = ({ type, as }: ResponseBody) => type ?? (as ? mediaTypes[as] : []);
  return [...new Set(Object.values(responses).flatMap(typeOf))].join(', ') || '*/*';
}

function resolveUrl(
  { source, server }: AnyOperation,
  { baseURL = server }: MergedConfig,
  path: string,
): string {
  const base = baseURL?.replace(/\/+$/, '');
  try {
    // Not the origin: that of a sandboxed frame is no URL, and would spoil an absolute one.
    return new URL(
      `${base}${path}`,
      base === undefined ? base : (globalThis.location as Location | undefined)?.href,
    ).href;
  } catch {
    throw new HookloomError({
      kind: 'config',
      message: `${base} is no base URL: set configs.${source}.baseURL`,
    });
  }
}

/** Makes the request that an operation sends; throws a `HookloomError` that says why none can be made. */
export async function buildRequest(
  operation: AnyOperation,
  config: MergedConfig,
  request: CallRequest,
  validates: boolean,
  signal: AbortSignal,
): Promise<Request> {
  const { url, headers: own, issues } = encodeRequest(operation, request, validates);
  if (issues.length) throw new HookloomError({ kind: 'request-validation', issues });

  const [body, type] =
    operation.body && request.body !== undefined ? encodeBody(operation.body, request.body) : [];
  const headers = new Headers({ accept: acceptOf(operation.responses) });
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
    body: body ?? null,
  });
}
