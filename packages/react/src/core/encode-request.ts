import type { Issue } from './call-error.js';
import { expand, isObject } from './expand.js';
import { singleIssue } from './single-issue.js';
import type { AnyOperation, CallRequest, RequestBody } from './operation.js';

type EncodedRequest = {
  url: string;
  headers: Headers | undefined;
  issues: Issue[];
  body: RequestBody | undefined;
  /** How many query parameters are given, including those that are empty in the URL. */
  given: number;
};

const required = singleIssue('Required');

/** Appends to the query that a URL already has. */
export const addQuery = (url: string, query?: string) =>
  query ? url + (url.includes('?') ? '&' : '?') + query : url;

const asItIs = (text: string) => text;

/**
 * Encodes path, query and headers, and chooses how the body is encoded.
 *
 * @returns `issues` lists what can't be encoded and, if `validates`, what doesn't match the spec.
 */
export function encodeRequest(
  { path, parameters = [], body: bodies }: AnyOperation,
  request: CallRequest,
  validates: boolean,
): EncodedRequest {
  const body = typeof bodies === 'function' ? bodies(request) : bodies;
  const query: string[] = [];
  // Created only if needed: `Headers` take longer than everything else here.
  let headers: Headers | undefined;
  const issues: Issue[] = [];
  const refuse = (at: Issue['path'], found: readonly Issue[] = []) => {
    for (const { path, message } of found) issues.push({ path: [...at, ...path], message });
  };

  for (const { in: location, name, json, required: isRequired, validate, ...serialization } of parameters) {
    const part = location === 'header' ? 'headers' : location;
    const values = request[part] ?? {};
    // Not what every object inherits, such as `constructor`.
    const given: unknown = Object.hasOwn(values, name) ? values[name as keyof typeof values] : undefined;
    const at = [part, name];
    if (given === undefined || (given === null && !json)) {
      if (location === 'path' || (validates && isRequired)) refuse(at, required);
      continue;
    }
    try {
      if (validates) refuse(at, validate?.(given));
      const text = expand(
        name,
        json ? JSON.stringify(given) : given,
        { style: location === 'query' ? 'form' : 'simple', ...serialization },
        location === 'header' ? asItIs : undefined,
      );
      if (location === 'query') query.push(text);
      else if (location === 'header') (headers ??= new Headers()).set(name, text);
      // An empty segment would be another resource: DELETE /pets/ instead of DELETE /pets/{id}.
      else if (!text) refuse(at, required);
      else path = path.replaceAll(`{${name}}`, () => text);
    } catch (error) {
      refuse(at, singleIssue(error));
    }
  }
  // URL parsers remove dot segments, percent-encoded or not, and the request would go to another path:
  // https://www.rfc-editor.org/rfc/rfc3986#section-5.2.4
  if (/\/\.\.?([/?]|$)/.test(path)) refuse(['path'], singleIssue('No dot segments'));
  if (validates && body) {
    if (request.body !== undefined) refuse(['body'], body.validate?.(request.body));
    else if (body.required) refuse(['body'], required);
  }
  const url = addQuery(path, query.filter(Boolean).join('&'));
  return { url, headers, issues, body, given: query.length };
}

const identities = new WeakMap<object, string>();
let lastIdentity = 0;

function byIdentity(value: object): string {
  const identity = identities.get(value) ?? `object ${++lastIdentity}`;
  identities.set(value, identity);
  return identity;
}

const isData = (value: object) => / (Object|Array)]/.test({}.toString.call(value));

/**
 * Returns equal keys for requests that are equal on the wire and in their validity. Files and other non-plain objects compare
 * by identity.
 */
export function requestKey(operation: AnyOperation, request: CallRequest): string {
  try {
    const { url, given, headers, issues } = encodeRequest(operation, request, false);
    const { body, contentType } = request;
    return JSON.stringify(
      // Not an array, in which no body would be `null`.
      { url, given, headers: headers && [...headers], issues, body, contentType },
      (_, value: unknown) => (isObject(value) && !isData(value) ? byIdentity(value) : value),
    );
  } catch (error) {
    return String(error);
  }
}
