import { type Check, report } from './check.js';

/**
 * `minLength`, in code points.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.3.2
 */
export function minLength(limit: number): Check {
  return (payload) => {
    const { value } = payload;
    if (typeof value === 'string' && (value.length < limit || codePoints(value) < limit))
      report(payload, `minLength: ${limit}`);
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
      report(payload, `maxLength: ${limit}`);
  };
}

function codePoints(text: string): number {
  let count = 0;
  for (const _ of text) count += 1;
  return count;
}
