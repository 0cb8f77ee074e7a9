import { type Check, reportIssue } from './check.js';

/**
 * `minLength`, in code points.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3.2
 */
export function minLength(limit: number): Check {
  return (payload) => {
    const { value } = payload;
    if (typeof value === 'string' && (value.length < limit || codePoints(value) < limit))
      reportIssue(payload, `minLength: ${limit}`);
  };
}

/**
 * `maxLength`, in code points.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3.1
 */
export function maxLength(limit: number): Check {
  return (payload) => {
    const { value } = payload;
    if (typeof value === 'string' && value.length > limit && codePoints(value) > limit)
      reportIssue(payload, `maxLength: ${limit}`);
  };
}

/** A character outside of the basic plane is two units, the first of which is from D800 to DBFF. */
function codePoints(text: string): number {
  return text.length - (text.match(/[\ud800-\udbff][\udc00-\udfff]/g)?.length ?? 0);
}
