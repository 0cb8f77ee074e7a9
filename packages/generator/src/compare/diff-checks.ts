import type { Check, Schema } from '../model/schema.js';
import { describeCheck } from './describe-check.js';
import { type BreakingDirection, type Comparison, type Difference, difference } from './difference.js';
import { implies, invertsChange } from './implies.js';
import { startProof } from './is-subset.js';

/** The checks of a schema. */
export function checksOf(schema: Schema): readonly Check[] {
  return schema.kind === 'refined' ? schema.checks : [];
}

type Checks = readonly Check[];

/**
 * Compares checks. A stricter check breaks requests, a looser one responses. If neither can be proved, it breaks both.
 */
export function diffChecks(old: Checks, now: Checks, diff: Comparison): Difference[] {
  const [before, after] = [byKey(old), byKey(now)];
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const [a, b] = withoutSame(before.get(key) ?? [], after.get(key) ?? [], diff);
    const isStricter = isImpliedBy(a, b, diff);
    const isLooser = isImpliedBy(b, a, { old: diff.now, now: diff.old, budget: diff.budget });
    if (isStricter && isLooser) return [];
    const breaks: BreakingDirection = isStricter ? 'request' : isLooser ? 'response' : 'both';
    return [
      difference(breaks, {
        what: `has ${rules[breaks]} rule: ${describeCheck(key, a, b, diff)}`,
        todo: {
          request: 'send values that keep it',
          response: 'run generate: validation rejects it until then',
        },
      }),
    ];
  });
}

const rules = { request: 'a stricter', response: 'a looser', both: 'another', none: 'another' };

/** Whether the new checks imply the old ones. */
function isImpliedBy(
  old: Checks,
  now: Checks,
  { old: to, now: from, budget }: Pick<Comparison, 'old' | 'now' | 'budget'>,
): boolean {
  const proof = startProof(from, to, budget);
  return old.every((one) => now.some((other) => implies(other, one, proof)));
}

function byKey(checks: Checks): Map<string, Check[]> {
  const found = new Map<string, Check[]>();
  for (const check of checks) {
    const key = keyOf(check);
    const same = found.get(key);
    if (same) same.push(content(check));
    else found.set(key, [content(check)]);
  }
  return found;
}

function keyOf(check: Check): string {
  if (check.keyword === 'type') return check.type;
  const part = 'property' in check ? check.property : 'pattern' in check ? check.pattern : undefined;
  return part === undefined ? check.keyword : `${check.keyword}[${JSON.stringify(part)}]`;
}

/** A check without property names, whose changes are reported as added and removed properties. */
function content(check: Check): Check {
  if (check.keyword === 'unevaluatedProperties')
    return { ...check, evaluated: { ...check.evaluated, names: [] } };
  return check.keyword === 'additionalProperties' ? { ...check, names: [] } : check;
}

/** Removes equal checks. A check that refers to a changed named schema is only kept if it inverts the direction of the change. */
function withoutSame(old: Checks, now: Checks, diff: Comparison): [Check[], Check[]] {
  const textOf = (check: Check) => JSON.stringify(check);
  const [texts, others] = [old, now].map((checks) => new Set(checks.map(textOf))) as [
    Set<string>,
    Set<string>,
  ];
  const isKept = (check: Check) =>
    texts.has(textOf(check)) && others.has(textOf(check)) && !invertsChange(check, diff.old, diff.now);
  return [old.filter((check) => !isKept(check)), now.filter((check) => !isKept(check))];
}
