import { successesOf } from '../emit/successes.js';
import { entriesOf, type JsonObject, arrayAt, getOwn, stringAt } from '../parse/json.js';
import { pointerTo } from '../parse/pointer.js';
import type { Operation, Response, ResponseContent } from './model.js';
import { readBody, readResponse } from './read-content.js';
import { readParameters } from './read-parameters.js';
import { isSendable, type MethodEntry, type PathItem } from './read-path-item.js';
import { serverOf } from './read-servers.js';
import type { Outline } from './recall.js';
import { unknownSchema } from './schema.js';
import type { Reader } from './reader.js';

/** An operation without its names and security requirements. */
export type ReadOperation = Omit<Operation, 'name' | 'typeName' | 'file' | 'security' | 'accepted'> &
  Outline & { pointer: string };

/** Reads an operation. Undefined, with a finding, if it isn't supported. */
export function readOperation(
  reader: Reader,
  path: string,
  entry: MethodEntry,
  item: PathItem,
): ReadOperation | undefined {
  if (!isSendable(reader.references, entry)) return undefined;
  const { method, value, pointer } = entry;
  const operation = reader.references.followObject(value, pointer)?.value;
  if (operation === undefined) return undefined;
  const body = bodyOf(reader, operation, method, pointer);
  const responses = readResponses(reader, operation, method, pointer);
  if (body === 'unsupported' || responses === undefined) {
    const part = body === 'unsupported' ? 'request body' : 'response';
    reader.findings.add(
      'HL2006',
      pointer,
      `No content type of its ${part} is supported, so the operation is skipped.`,
    );
    return undefined;
  }
  return {
    pointer,
    operationId: stringAt(operation, 'operationId'),
    method,
    path,
    server: serverOf([reader.references.document, item.value, operation]),
    summary: stringAt(operation, 'summary')?.trim() || stringAt(item.value, 'summary')?.trim(),
    description: stringAt(operation, 'description')?.trim() || stringAt(item.value, 'description')?.trim(),
    deprecated: getOwn(operation, 'deprecated') === true,
    tags: arrayAt(operation, 'tags').filter((tag) => typeof tag === 'string'),
    // Fragments distinguish operations and aren't sent.
    parameters: readParameters(reader, path.replace(/#.*/s, ''), [item, { value: operation, pointer }]),
    body,
    responses,
    statuses: responses.map(({ status }) => status),
    streams: responses.some(({ stream }) => stream !== undefined),
  };
}

function bodyOf(reader: Reader, operation: JsonObject, method: string, pointer: string) {
  if (getOwn(operation, 'requestBody') === undefined) return undefined;
  if (method !== 'GET' && method !== 'HEAD') return readBody(reader, operation, pointer);
  reader.findings.add(
    'HL2011',
    pointerTo(pointer, 'requestBody'),
    `Browsers don't send a body with ${method}, so it is left out.`,
  );
  return undefined;
}

/** Undefined if a success response has no supported content type. An error response without one is left out. */
function readResponses(
  reader: Reader,
  operation: JsonObject,
  method: string,
  pointer: string,
): Response[] | undefined {
  const read: Response[] = [];
  let hasUnsupportedSuccess = false;
  for (const [key, value] of entriesOf(getOwn(operation, 'responses'))) {
    const status = key.toUpperCase() === 'DEFAULT' ? 'default' : key.toUpperCase();
    if (!/^([2-5]\d\d|[2-5]XX|default)$/.test(status)) continue;
    const found = reader.references.followObject(value, pointerTo(pointer, 'responses', key));
    const response = found
      ? readResponse(reader, status, found)
      : { status, description: undefined, contents: [] };
    // HEAD documents the content of GET, but its responses have no body: RFC 9110, section 9.3.2.
    if (response !== 'unsupported') read.push(method === 'HEAD' ? withoutBody(response) : response);
    else if (status.startsWith('2')) hasUnsupportedSuccess = true;
  }
  const [stream, ...others] = successesOf({ responses: read }).filter((one) => one.stream !== undefined);
  for (const { status } of others)
    reader.findings.add(
      'HL2043',
      pointerTo(pointer, 'responses'),
      `The stream of ${status} is left out: hooks read that of ${stream?.status}.`,
    );
  if (read.some(({ status }) => status.startsWith('2'))) return read;
  if (hasUnsupportedSuccess) return undefined;
  if (read.some(({ status }) => status === 'default')) return read;
  return [...read, method === 'HEAD' ? noContent : impliedSuccess(read)];
}

const withoutBody = ({ status, description }: Response): Response => ({ status, description, contents: [] });

const noContent: Response = { status: '2XX', description: undefined, contents: [] };

/**
 * The success response of an operation that documents none: only errors, a redirect, which the browser follows, or nothing. Its
 * body is unknown.
 */
function impliedSuccess(described: readonly Response[]): Response {
  const redirects = described.some(({ status }) => /^3(0[12378]|XX)$/.test(status));
  const content: ResponseContent = redirects
    ? { as: 'binary', contentType: '*/*', schema: { kind: 'file' } }
    : { as: 'any', contentType: '*/*', schema: unknownSchema };
  return { ...noContent, contents: [content] };
}
