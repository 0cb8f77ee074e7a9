import type { Model } from '../model/model.js';
import type { Schema } from '../model/schema.js';
import type { ChangeDetail } from './change.js';
import type { Direction } from './directions.js';

/** What a difference means for code that sends the value, or reads it. */
type Verdict = { breaking: boolean; what: string; todo: string };

/** One difference between two schemas: where, and what it means each way. */
export type Difference = { path: readonly string[] } & Record<Direction, Verdict>;

/** Tells what changed between two schemas of two models. */
export type Comparison = {
  readonly old: Model;
  readonly now: Model;
  readonly diff: (old: Schema, now: Schema) => Difference[];
  /** One that has told nothing yet, to ask what it would tell. */
  readonly fresh: () => Comparison;
  /** The same, to describe a change inside of another; undefined where that would go too far. */
  readonly nested: () => Comparison | undefined;
  readonly budget: Budget;
};

/** What is left of the work that hostile documents could make endless. */
export type Budget = { proofSteps: number; descriptions: number };

/** Whom a difference breaks. */
export type BreakingDirection = Direction | 'both' | 'none';

/** Texts are those of both ways, or of each. */
type Texts = { what: string | Record<Direction, string>; todo?: Partial<Record<Direction, string>> };

export function difference(breaks: BreakingDirection, { what, todo = {} }: Texts): Difference {
  const verdict = (way: Direction): Verdict => ({
    breaking: breaks === 'both' || breaks === way,
    what: typeof what === 'string' ? what : what[way],
    todo: todo[way] ?? defaultTodo[way],
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

/** `pets[].name`, or nothing for the value itself. */
export function pathText(path: readonly string[]): string {
  return path.reduce((text, key) => (key.startsWith('[') || text === '' ? text + key : `${text}.${key}`), '');
}

/** What to tell of a difference at a place, such as `response 200`, where values go the given ways. */
export function toDetail(
  { path, ...verdicts }: Difference,
  place: string,
  ways: readonly Direction[],
): ChangeDetail {
  const [first = 'response'] = ways;
  const broken = ways.filter((way) => verdicts[way].breaking);
  const { what } = verdicts[broken[0] ?? first];
  const todo = [...new Set(broken.map((way) => verdicts[way].todo))].join(', and ');
  const only = ways.length > 1 && broken.length === 1 ? `in ${broken[0]}s` : '';
  const at = path.length === 0 ? '' : `\`${pathText(path)}\``;
  const where = [place, only, at].filter((part) => part !== '').join(', ');
  return {
    breaking: broken.length > 0,
    message: `${[where, what].filter((part) => part !== '').join(' ')}${todo === '' ? '' : `: ${todo}`}`,
  };
}

// One rewritten schema would otherwise say the same of each of its parts.
const maxDetails = 20;

/** The details of one place, each told once; those that are too many to read are counted. */
export function toDetails(
  facts: readonly Difference[],
  place: string,
  ways: readonly Direction[],
): ChangeDetail[] {
  const all = facts.map((one) => toDetail(one, place, ways));
  const details = [...new Map(all.map((one) => [one.message, one])).values()].sort(
    (a, b) => Number(b.breaking) - Number(a.breaking),
  );
  const rest = details.slice(maxDetails);
  if (rest.length === 0) return details;
  const message = `${place === '' ? '' : `${place} `}has ${rest.length} more changes: run generate, and see the diff`;
  return [...details.slice(0, maxDetails), { breaking: rest.some(({ breaking }) => breaking), message }];
}

/** What to do where only the generated code has to change. */
export const redeploy = 'run generate, and deploy your app again';
