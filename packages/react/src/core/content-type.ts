import { isJson } from './encode-body.js';
import { HookloomError } from './hookloom-error.js';
import { oneIssue } from './one-issue.js';
import type { ChooseBody, ChooseResponse, RequestBody, ResponseBody } from './operation.js';

/** Without parameters such as `charset`, whose case does not count either. */
const essence = (type: string) => type.replace(/;.*/s, '').trim().toLowerCase();

/** `json` for `application/problem+json`. */
const suffix = (type: string) => type.replace(/.*[+/]/, '');

/** The documented content type that a given one has: the same, else one of the same suffix, else a range. */
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
 * The body of an operation that takes several content types: the one that the request names, else that of its Blob, else
 * the first.
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
 * The response of an operation that offers several content types. It is read by its own; a success is what `accept` asks
 * for, else the first, and anything else is an issue.
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
    return { ...came, validate: () => oneIssue(`Expected ${wanted}, received ${found}`) };
  };

/** A response that the document does not describe: a parsed value where it is JSON, else a string or a Blob. */
export const anyResponse: ChooseResponse = ({ status, headers }) => {
  const type = headers.get('content-type');
  if (status === 204 || status === 205) return {};
  if (isJson(type)) return { as: 'json' };
  return { as: !type || /^text\/|\b(xml|yaml|javascript|graphql)\b/.test(type) ? 'text' : 'binary' };
};
