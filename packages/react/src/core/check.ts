import type { Issue } from './call-error.js';

/** What `check` needs of a schema; those of zod and zod/mini have it. */
export type Schema = {
  safeParse(value: unknown): {
    success: boolean;
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] } | undefined;
  };
};

/** Says what a schema finds wrong with a value. */
export function check(schema: Schema, value: unknown): readonly Issue[] {
  const issues = schema.safeParse(value).error?.issues ?? [];
  return issues.map(({ path, message }) => ({ path: path as (string | number)[], message }));
}
