import type { Issue } from './call-error.js';

type Literal = string | number | bigint | boolean | symbol | null | undefined;
type Wanted = string | number | bigint | readonly Literal[] | undefined;

/** What a schema of zod or zod/mini finds, with what it expected under one of these names. */
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

/** What `check` needs of a schema; those of zod and zod/mini have it. */
export type Schema = {
  /** Looks at a value and changes nothing; finds an issue for each thing that is wrong. */
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: readonly Finding[] } | undefined;
  };
};

/**
 * zod/mini has no texts: without a locale each of its messages is "Invalid input". The code and what was expected say
 * more: `invalid_type: number`. A locale that the application has configured is left to speak.
 *
 * @see https://zod.dev/packages/mini#no-default-locale
 */
function worded({ message, code, ...found }: Finding): string {
  if (message !== 'Invalid input' || !code) return message;
  const { expected, values, format, minimum, maximum, divisor, keys } = found;
  const wanted = expected ?? values ?? format ?? minimum ?? maximum ?? divisor ?? keys;
  return wanted === undefined ? code : `${code}: ${String(wanted)}`;
}

/** Says what a schema finds wrong with a value. */
export function check(schema: Schema, value: unknown): readonly Issue[] {
  const findings = schema.safeParse(value).error?.issues ?? [];
  return findings.map((finding) => ({ path: finding.path as (string | number)[], message: worded(finding) }));
}
