import { canonical } from './canonical.js';
import { type Check, isValid, rejectValue, reportIssue, type Schema } from './check.js';

/**
 * `uniqueItems`: no two items are equal as JSON.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.4.3
 */
export const uniqueItems: Check = (payload) => {
  const { value } = payload;
  if (!Array.isArray(value)) return;
  const first = new Map<string, number>();
  for (const [index, item] of value.entries()) {
    const text = canonical(item);
    const other = first.get(text);
    if (other === undefined) first.set(text, index);
    else reportIssue(payload, `uniqueItems: equal to item ${other}`, index);
  }
};

/** `minItems` of a tuple: zod fills up what is missing, if the schema there takes anything. */
export function minItems(limit: number): Check {
  return (payload) => {
    const { value } = payload;
    if (Array.isArray(value) && (value.length < limit || value.slice(0, limit).includes(undefined)))
      rejectValue(payload, `minItems: ${limit}`);
  };
}

/**
 * `contains`, with `minContains` and `maxContains`.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-core#section-10.3.1.3
 */
export function contains(schema: Schema, min = 1, max = Infinity): Check {
  return (payload) => {
    const { value } = payload;
    if (!Array.isArray(value)) return;
    const count = value.filter((item) => isValid(schema, item)).length;
    if (count < min) reportIssue(payload, min === 1 ? 'contains' : `minContains: ${min}`);
    if (count > max) reportIssue(payload, `maxContains: ${max}`);
  };
}
