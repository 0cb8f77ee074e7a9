import { isJson } from './encode-body.js';
import { HookloomError } from './hookloom-error.js';
import { singleIssue } from './single-issue.js';
import type { ChooseBody, ChooseResponse, RequestBody, ResponseBody } from './operation.js';

/** A content type without parameters such as `charset`, in lower case. */
const essence = (type: string) => type.replace(/;.*/s, '').trim().toLowerCase();

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
 * Chooses the body of an operation that accepts several content types: by the request's `contentType`, otherwise by the
 * type of its Blob, otherwise the first.
 *
 * @param bodies - how to encode the body, by content type.
 */
export const bodyByContentType =
  (bodies: Readonly<Record<string, RequestBody>>): ChooseBody =>
  ({ contentType, body }) => {
    const types = Object.keys(bodies);
    const found = match(types, contentType ?? (body instanceof Blob ? body.type : ''));
    if (contentType && !found)
      throw new HookloomError({
        kind: 'request-validation',
        issues: [{ path: ['contentType'], message: `Expected one of ${types.join(', ')}` }],
      });
    const chosen = bodies[found ?? types[0]!]!;
    return contentType ? { ...chosen, type: contentType } : chosen;
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
  const type = headers.get('content-type');
  if (status === 204 || status === 205) return {};
  if (isJson(type)) return { as: 'json' };
  return { as: !type || /^text\/|\b(xml|yaml|javascript|graphql)\b/.test(type) ? 'text' : 'binary' };
};
