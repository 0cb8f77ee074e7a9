import { type Check, reportIssue } from './check.js';

/** `type: integer`: a number without a fraction, however large. */
export const integer: Check = (payload) => {
  if (typeof payload.value === 'number' && !Number.isInteger(payload.value)) reportIssue(payload, 'integer');
};

/**
 * `multipleOf`, exact in decimal: 0.07 is a multiple of 0.01, and 9007199254740991 none of 2.
 *
 * @see https://json-schema.org/draft/2020-12/json-schema-validation#section-6.2.1
 */
export function multipleOf(step: number): Check {
  return (payload) => {
    const { value } = payload;
    if (typeof value === 'number' && !isMultiple(value, step)) reportIssue(payload, `multipleOf: ${step}`);
  };
}

function isMultiple(value: number, step: number): boolean {
  if (Number.isSafeInteger(value) && Number.isSafeInteger(step)) return value % step === 0;
  const [a, b] = [decimal(value), decimal(step)];
  const exponent = Math.min(a.exponent, b.exponent);
  const scaled = ({ digits, exponent: own }: typeof a) => digits * 10n ** BigInt(own - exponent);
  return scaled(a) % scaled(b) === 0n;
}

/** A number as the shortest decimal that reads back as it: `1.5e-7` is 15 and -8. */
function decimal(value: number): { digits: bigint; exponent: number } {
  const [mantissa = '', exponent = '0'] = value.toExponential().split('e');
  const [whole = '', fraction = ''] = mantissa.split('.');
  return { digits: BigInt(whole + fraction), exponent: Number(exponent) - fraction.length };
}
