import type { Check, Limits, Schema } from './schema.js';

type Limited = Extract<Schema, { kind: 'string' | 'number' }>;

/**
 * Intersects several strings or several numbers: the tighter of each limit applies, and the result is an integer if any of them
 * is. Further patterns and `multipleOf`s become checks. Undefined if no value is valid.
 */
export function tighter(schemas: readonly Limited[], checks: Check[]): Limited | undefined {
  const [first] = schemas;
  if (first === undefined) return undefined;
  const limits = schemas.reduce<Limits>((all, { limits: own = {} }) => merge(all, own), {});
  for (const keyword of ['pattern', 'multipleOf'] as const) {
    const values = new Set(
      schemas.map(({ limits: own }) => own?.[keyword]).filter((one) => one !== undefined),
    );
    for (const value of [...values].slice(1)) checks.push(oneMore(first, keyword, value));
  }
  if (isEmpty(limits)) return undefined;
  const some = Object.keys(limits).length > 0 ? { limits } : {};
  return first.kind === 'string'
    ? { kind: 'string', ...some }
    : {
        kind: 'number',
        integer: schemas.some((schema) => schema.kind === 'number' && schema.integer),
        ...some,
      };
}

/** Whether no number satisfies the limits. */
export function isEmpty({
  min = -Infinity,
  max = Infinity,
  above = -Infinity,
  below = Infinity,
}: Limits): boolean {
  return min > max || above >= below || min >= below || above >= max;
}

function merge(a: Limits, b: Limits): Limits {
  const merged: Limits = { ...b, ...a };
  const choose = (limit: 'min' | 'max' | 'above' | 'below', pick: (x: number, y: number) => number) => {
    const [x, y] = [a[limit], b[limit]];
    if (x !== undefined && y !== undefined) merged[limit] = pick(x, y);
  };
  choose('min', Math.max);
  choose('above', Math.max);
  choose('max', Math.min);
  choose('below', Math.min);
  return merged;
}

function oneMore({ kind }: Limited, keyword: 'pattern' | 'multipleOf', value: string | number): Check {
  const limits = { [keyword]: value };
  return kind === 'string'
    ? { keyword: 'type', type: 'string', schema: { kind: 'string', limits } }
    : { keyword: 'type', type: 'number', schema: { kind: 'number', integer: false, limits } };
}
