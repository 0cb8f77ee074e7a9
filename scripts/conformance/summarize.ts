/** One test of the suite, and what came of it: `got` is a text where it crashed. */
export type Verdict = {
  name: string;
  wanted: boolean;
  got: boolean | string;
  diagnosed: boolean;
  schema: unknown;
  value: unknown;
};

export type Summary = { lines: string[]; agree: number; silent: number; crashed: number };

export function summarize(verdicts: readonly Verdict[]): Summary {
  const wrong = verdicts.filter(({ wanted, got }) => wanted !== got);
  const crashed = wrong.filter(({ got }) => typeof got === 'string');
  const deviating = wrong.filter((verdict) => !verdict.diagnosed && isDeviation(verdict));
  const silent = wrong.filter((verdict) => !verdict.diagnosed && !isDeviation(verdict));
  const count = (verdict: boolean) => wrong.filter(({ got }) => got === verdict).length;
  return {
    agree: verdicts.length - wrong.length,
    silent: silent.length,
    crashed: crashed.length,
    lines: [
      `${verdicts.length - wrong.length} of ${verdicts.length} agree`,
      `${count(true)} accept an invalid value, ${count(false)} reject a valid one, ${crashed.length} crash`,
      `${deviating.length} take a schema without \`type\` for an object or an array, as documented; ${silent.length} others have no diagnostic`,
      ...silent.map(({ name, got }) => `  ${name}: ${String(got)}`),
    ],
  };
}

/**
 * The documented deviation: a schema that has `properties`, `required` or `additionalProperties` and no `type` means an
 * object, and one with `items` an array. So another value, anywhere in the tested one, is refused that the standard ignores.
 */
function isDeviation({ got, schema, value }: Verdict): boolean {
  const text = JSON.stringify(schema);
  const ofObjects =
    /"(properties|required|additionalProperties)":/.test(text) && some(value, (part) => !isObject(part));
  const ofArrays = text.includes('"items":') && some(value, (part) => !Array.isArray(part));
  return got === false && (ofObjects || ofArrays);
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function some(value: unknown, test: (part: unknown) => boolean): boolean {
  if (test(value)) return true;
  return typeof value === 'object' && value !== null && Object.values(value).some((part) => some(part, test));
}
