import { onNetwork } from './to-call-rejection.js';
import type { Issue } from './call-error.js';
import { isJson } from './encode-body.js';
import { HookloomError } from './hookloom-error.js';
import type { Progress } from './network-state.js';
import { oneIssue } from './one-issue.js';
import type { AnyOperation, CallRequest, ResponseBody } from './operation.js';

export type ParsedResponse = { data: unknown; status: number; headers: Headers };
export type ReportProgress = (progress: Progress) => void;

/** Milliseconds between two reports, so that a fast answer renders nothing in between. */
const PROGRESS_INTERVAL = 50;

/** Reads a body as `text()` and `blob()` do, and reports how far it is. */
async function readBody(
  response: Response,
  binary: boolean,
  report?: ReportProgress,
): Promise<Blob | string> {
  const { body, headers } = response;
  if (!body || !report) return binary ? response.blob() : response.text();
  // Content-Length counts the bytes as sent: those of a compressed body are not the ones that arrive here.
  const total = headers.has('content-encoding') ? 0 : Number(headers.get('content-length'));
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const chunks: (Uint8Array<ArrayBuffer> | string)[] = [];
  let loaded = 0;
  let last = Date.now();
  for (let value; (value = (await reader.read()).value);) {
    loaded += value.length;
    chunks.push(binary ? value : decoder.decode(value, { stream: true }));
    if (Date.now() - last >= PROGRESS_INTERVAL) {
      last = Date.now();
      report(total >= loaded ? { loaded, total } : { loaded });
    }
  }
  return binary
    ? new Blob(chunks, { type: headers.get('content-type') ?? '' })
    : chunks.join('') + decoder.decode();
}

function documentedFor(
  { responses }: AnyOperation,
  response: Response,
  accept: string | undefined,
): ResponseBody | undefined {
  const { status, ok } = response;
  const fallback =
    ok && Object.keys(responses).some((key) => key.startsWith('2')) ? undefined : responses.default;
  const found = responses[status] ?? responses[`${String(status)[0]}XX`] ?? fallback;
  return typeof found === 'function' ? found(response, accept) : found;
}

/** Gives the data of a success; throws what an error status or an undocumented body says. */
export async function readResponse(
  operation: AnyOperation,
  { accept }: CallRequest,
  response: Response,
  validates: boolean,
  report?: ReportProgress,
): Promise<ParsedResponse> {
  const { status, headers, ok } = response;
  const documented = documentedFor(operation, response, accept);
  const json = documented ? documented.as === 'json' : isJson(headers.get('content-type'));

  let raw: unknown = await onNetwork(readBody(response, documented?.as === 'binary', report));
  let issues: readonly Issue[] = [];
  try {
    if (json) raw = JSON.parse(raw as string);
    else if (documented && !documented.as) raw = undefined;
    if (validates)
      issues = documented
        ? (documented.validate?.(raw) ?? [])
        : oneIssue(`Status ${status} is not documented`);
  } catch (error) {
    issues = oneIssue(error);
  }

  if (!ok) {
    throw new HookloomError({
      kind: 'http',
      documented: !!documented && !issues.length,
      status,
      body: raw,
      headers,
    });
  }
  if (issues.length) throw new HookloomError({ kind: 'response-validation', issues, body: raw, status });
  return { data: raw, status, headers };
}
