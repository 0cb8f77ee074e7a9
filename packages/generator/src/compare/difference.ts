import type { Model } from '../model/model.js';
import type { Schema } from '../model/schema.js';
import type { ChangeDetail } from './change.js';
import type { Direction } from './directions.js';

/** What a difference means in one direction. */
type Verdict = { breaking: boolean; what: string; todo: string };

/** A difference between two schemas: its path, and what it means for requests and responses. */
export type Difference = { path: readonly string[] } & Record<Direction, Verdict>;

/** Compares schemas of two models. */
export type Comparison = {
  readonly old: Model;
  readonly now: Model;
  readonly diff: (old: Schema, now: Schema) => Difference[];
  /** A new comparison with the same budget, to try what it would report. */
  readonly fork: () => Comparison;
  /** A comparison for a nested description. Undefined beyond the maximum depth or budget. */
  readonly nested: () => Comparison | undefined;
  readonly budget: Budget;
};

/** Remaining steps of operations that malicious specs could make take forever. */
export type Budget = { proofSteps: number; descriptions: number };

/** The directions that a difference breaks. */
export type BreakingDirection = Direction | 'both' | 'none';

/** A text for both directions, or one for each. */
type Texts = { what: string | Record<Direction, string>; todo?: Partial<Record<Direction, string>> };

export function difference(breaks: BreakingDirection, { what, todo = {} }: Texts): Difference {
  const verdict = (direction: Direction): Verdict => ({
    breaking: breaks === 'both' || breaks === direction,
    what: typeof what === 'string' ? what : what[direction],
    todo: todo[direction] ?? defaultTodo[direction],
  });
  return { path: [], request: verdict('request'), response: verdict('response') };
}

const defaultTodo: Record<Direction, string> = {
  request: 'change the code that sends it',
  response: 'change the code that reads it',
};

export function nestUnder(key: string, facts: readonly Difference[]): Difference[] {
  return facts.map((one) => ({ ...one, path: [key, ...one.path] }));
}

/** Formats a path, such as `pets[].name`. Empty for the value itself. */
export function pathText(path: readonly string[]): string {
  return path.reduce((text, key) => (key.startsWith('[') || text === '' ? text + key : `${text}.${key}`), '');
}

/** Describes a difference at a place, such as `response 200`, in the given directions. */
export function toDetail(
  { path, ...verdicts }: Difference,
  place: string,
  directions: readonly Direction[],
): ChangeDetail {
  const [first = 'response'] = directions;
  const broken = directions.filter((direction) => verdicts[direction].breaking);
  const { what } = verdicts[broken[0] ?? first];
  const todo = [...new Set(broken.map((direction) => verdicts[direction].todo))].join(', and ');
  const only = directions.length > 1 && broken.length === 1 ? `in ${broken[0]}s` : '';
  const at = path.length === 0 ? '' : `\`${pathText(path)}\``;
  const where = [place, only, at].filter((part) => part !== '').join(', ');
  return {
    breaking: broken.length > 0,
    message: `${[where, what].filter((part) => part !== '').join(' ')}${todo === '' ? '' : `: ${todo}`}`,
  };
}

// A rewritten schema would otherwise report every part of it.
const maxDetails = 20;

/** The details of a place, without duplicates, breaking ones first. Those beyond the maximum are only counted. */
export function toDetails(
  facts: readonly Difference[],
  place: string,
  directions: readonly Direction[],
): ChangeDetail[] {
  const all = facts.map((one) => toDetail(one, place, directions));
  const details = [...new Map(all.map((one) => [one.message, one])).values()].sort(
    (a, b) => Number(b.breaking) - Number(a.breaking),
  );
  const rest = details.slice(maxDetails);
  if (rest.length === 0) return details;
  const message = `${place === '' ? '' : `${place} `}has ${rest.length} more changes: run generate, and see the diff`;
  return [...details.slice(0, maxDetails), { breaking: rest.some(({ breaking }) => breaking), message }];
}

/** The hint if only the generated code has to change. */
export const redeploy = 'run generate, and deploy your app again';
