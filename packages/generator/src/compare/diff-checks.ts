import type { Check, Schema } from '../model/schema.js';
import { type Breaks, type Fact, fact } from './fact.js';

/** The keywords of a schema that no type can say. */
export function checksOf(schema: Schema): readonly Check[] {
  return schema.kind === 'refined' ? schema.checks : [];
}

/**
 * A keyword that is added refuses what callers send; one that is removed lets through what callers do not expect. One
 * whose value changed is taken to do both, unless it is a bound.
 */
export function diffChecks(old: readonly Check[], now: readonly Check[]): Fact[] {
  const [before, after] = [byKey(old), byKey(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [a = [], b = []] = [before.get(key), after.get(key)];
    const [x, y] = [a, b].map((checks) => JSON.stringify(checks.map(content)));
    if (x === y) return [];
    const what = a.length === 0 ? 'is added' : b.length === 0 ? 'is removed' : 'has changed';
    return [
      fact(breaksOf(a, b), {
        what: `has another rule: \`${key}\` ${what}`,
        todo: {
          request: 'send values that keep it',
          response: 'run generate: validation refuses it until then',
        },
      }),
    ];
  });
}

function byKey(checks: readonly Check[]): Map<string, Check[]> {
  const found = new Map<string, Check[]>();
  for (const check of checks) {
    const part = 'property' in check ? check.property : 'pattern' in check ? check.pattern : undefined;
    const key = part === undefined ? check.keyword : `${check.keyword} ${part}`;
    found.set(key, [...(found.get(key) ?? []), check]);
  }
  return found;
}

/** What the keyword says. The named properties of a closed object are told where they are added and removed. */
function content(check: Check): unknown {
  if (check.keyword === 'unevaluatedProperties') return { ...check, evaluated: undefined };
  return check.keyword === 'additionalProperties' ? { ...check, names: [] } : check;
}

function breaksOf([a, ...moreA]: readonly Check[], [b, ...moreB]: readonly Check[]): Breaks {
  if (a === undefined) return 'request';
  if (b === undefined) return 'response';
  const single = moreA.length + moreB.length === 0;
  if (!single || !('limit' in a) || !('limit' in b)) return 'both';
  return (a.keyword === 'minProperties') === b.limit > a.limit ? 'request' : 'response';
}
