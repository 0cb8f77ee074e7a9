import { onNetwork } from './to-call-rejection.js';
import type { Issue } from './call-error.js';
import { isJson } from './encode-body.js';
import { HookloomError } from './hookloom-error.js';
import type { Progress } from './network-state.js';
import { singleIssue } from './single-issue.js';
import type { AnyOperation, CallRequest, ResponseBody } from './operation.js';

export type ParsedResponse = { data: unknown; status: number; headers: Headers };
export type ReportProgress = (progress: Progress) => void;

/** The time between two progress reports, in milliseconds. A fast response reports nothing. */
const PROGRESS_INTERVAL = 50;

/** Reads a body like `text()` or `blob()`, and reports its progress. */
async function readBody(
  response: Response,
  binary: boolean,
  report?: ReportProgress,
): Promise<Blob | string> {
  const { body, headers } = response;
  if (!body || !report) return response[binary ? 'blob' : 'text']();
  // Content-Length counts compressed bytes, and the stream has decompressed ones:
  // https://www.rfc-editor.org/rfc/rfc9110#section-8.6
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

/**
 * Reads and validates a response.
 *
 * @throws HookloomError - `http` for an error status, `response-validation` for a success that doesn't match the spec,
 * `network` if the connection is lost.
 */
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
      issues = documented ? (documented.validate?.(raw) ?? []) : singleIssue(`Undocumented status ${status}`);
  } catch (error) {
    issues = singleIssue(error);
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
