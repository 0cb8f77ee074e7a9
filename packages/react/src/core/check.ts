import type { Issue } from './call-error.js';

type Literal = string | number | bigint | boolean | symbol | null | undefined;
type Wanted = string | number | bigint | readonly Literal[] | undefined;

/** An issue of Zod or Zod Mini. What was expected has one of these names. */
type Finding = {
  path: readonly PropertyKey[];
  message: string;
  code?: string | undefined;
  expected?: Wanted;
  values?: Wanted;
  format?: Wanted;
  minimum?: Wanted;
  maximum?: Wanted;
  divisor?: Wanted;
  keys?: Wanted;
};

/** A schema that `check` can use, such as those of Zod and Zod Mini. */
export type Schema = {
  /** Validates a value without changing it. */
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: readonly Finding[] } | undefined;
  };
};

/**
 * Zod Mini has no messages: without a locale, each is "Invalid input". The code and what was expected say more, such as
 * `invalid_type: number`. If the app configures a locale, its messages are kept.
 *
 * @see https://zod.dev/packages/mini#no-default-locale
 */
function worded({ message, code, ...found }: Finding): string {
  if (message !== 'Invalid input' || !code) return message;
  const { expected, values, format, minimum, maximum, divisor, keys } = found;
  const wanted = expected ?? values ?? format ?? minimum ?? maximum ?? divisor ?? keys;
  return wanted === undefined ? code : `${code}: ${String(wanted)}`;
}

/**
 * Validates a value.
 *
 * @param schema - the schema.
 * @param value - the value. It isn't changed.
 * @returns the issues, none if the value is valid.
 */
export function check(schema: Schema, value: unknown): readonly Issue[] {
  const findings = schema.safeParse(value).error?.issues ?? [];
  return findings.map((finding) => ({ path: finding.path as (string | number)[], message: worded(finding) }));
}
