/** A test of the suite with its result. `actual` is the error message if the schema crashed. */
export type Verdict = {
  name: string;
  expected: boolean;
  actual: boolean | string;
  diagnosed: boolean;
  schema: unknown;
  value: unknown;
};

export type Summary = { lines: string[]; agree: number; silent: number; crashed: number };

export function summarize(verdicts: readonly Verdict[]): Summary {
  const wrong = verdicts.filter(({ expected, actual }) => expected !== actual);
  const crashed = wrong.filter(({ actual }) => typeof actual === 'string');
  const deviating = wrong.filter((verdict) => !verdict.diagnosed && isDeviation(verdict));
  const silent = wrong.filter((verdict) => !verdict.diagnosed && !isDeviation(verdict));
  const count = (verdict: boolean) => wrong.filter(({ actual }) => actual === verdict).length;
  return {
    agree: verdicts.length - wrong.length,
    silent: silent.length,
    crashed: crashed.length,
    lines: [
      `${verdicts.length - wrong.length} of ${verdicts.length} agree`,
      `${count(true)} accept an invalid value, ${count(false)} reject a valid one, ${crashed.length} crash`,
      `${deviating.length} take a schema without \`type\` for an object or an array, as documented; ${silent.length} others have no diagnostic`,
      ...silent.map(({ name, actual }) => `  ${name}: ${String(actual)}`),
    ],
  };
}

/**
 * Whether a failure is the documented deviation: without `type`, a schema with `properties`, `required` or
 * `additionalProperties` only accepts objects, and one with `items` only accepts arrays. The standard accepts other types.
 */
function isDeviation({ actual, schema, value }: Verdict): boolean {
  const text = JSON.stringify(schema);
  const ofObjects =
    /"(properties|required|additionalProperties)":/.test(text) && some(value, (part) => !isObject(part));
  const ofArrays = text.includes('"items":') && some(value, (part) => !Array.isArray(part));
  return actual === false && (ofObjects || ofArrays);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function some(value: unknown, test: (part: unknown) => boolean): boolean {
  if (test(value)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => some(part, test));
}
