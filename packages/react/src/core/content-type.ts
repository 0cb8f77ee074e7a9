import { isJson } from './encode-body.js';
import { essence } from './essence.js';
import { HookloomError } from './hookloom-error.js';
import { singleIssue } from './single-issue.js';
import type { ChooseBody, ChooseResponse, RequestBody, ResponseBody } from './operation.js';

/** The suffix of a content type: `json` for `application/problem+json`. */
const suffix = (type: string) => type.replace(/.*[+/]/, '');

/** Finds a content type in the spec's: the same one, otherwise one with the same suffix, otherwise a range. */
function match(documented: readonly string[], given: string): string | undefined {
  const type = essence(given);
  const find = (fits: (one: string) => boolean) => documented.find((one) => fits(essence(one)));
  return (
    find((one) => one === type) ??
    find((one) => suffix(one) === suffix(type)) ??
    find((one) => one === '*/*' || (one.endsWith('/*') && type.startsWith(one.slice(0, -1))))
  );
}

/**
 * Chooses the body of an operation that accepts several content types: by the request's `contentType`, otherwise the first.
 * A Blob without `contentType` is sent as one of the files: by its type, otherwise the first. It keeps a type that the spec
 * lists.
 *
 * @param bodies - how to encode the body, by content type.
 */
export const bodyByContentType =
  (bodies: Readonly<Record<string, RequestBody>>): ChooseBody =>
  ({ contentType, body }) => {
    const types = Object.keys(bodies);
    const blobType = body instanceof Blob ? body.type : undefined;
    const files =
      contentType || blobType === undefined ? [] : types.filter((one) => bodies[one]!.as === 'binary');
    const fitting = files[0] ? files : types;
    const type = contentType ?? blobType;
    const found = type ? match(fitting, type) : undefined;
    if (contentType && !found)
      throw new HookloomError({
        kind: 'request-validation',
        issues: [{ path: ['contentType'], message: `Expected one of ${types.join(', ')}` }],
      });
    const chosen = bodies[found ?? fitting[0]!]!;
    const isKept = contentType ?? (files[0] && type && types.includes(type) && !files.includes(type));
    return type && isKept ? { ...chosen, type } : chosen;
  };

/**
 * Chooses how to read the response of an operation that can respond with several content types: by the response's own
 * content type. A success with another type than `accept` asks for is an issue.
 *
 * @param bodies - how to read the response, by content type.
 */
export const responseByContentType =
  (bodies: Readonly<Record<string, ResponseBody>>): ChooseResponse =>
  ({ ok, headers }, accept = '') => {
    const types = Object.keys(bodies);
    const wanted = types.includes(accept) ? accept : types[0]!;
    const found = match([wanted, ...types], headers.get('content-type') ?? wanted) ?? wanted;
    const [asked, came] = [bodies[wanted]!, bodies[found]!];
    if (!ok) return came;
    if (asked.as === came.as) return asked;
    return { ...came, validate: () => singleIssue(`Expected ${wanted}, received ${found}`) };
  };

/** Reads a response that the spec doesn't describe: JSON as a parsed value, otherwise as a string or a Blob. */
export const anyResponse: ChooseResponse = ({ status, headers }) => {
  const type = essence(headers.get('content-type') ?? '');
  if (status === 204 || status === 205) return {};
  if (isJson(type)) return { as: 'json' };
  return { as: !type || /^text\/|[/+](xml|(x-)?yaml|javascript|graphql)$/.test(type) ? 'text' : 'binary' };
};
