import { type Check, type Schema, unknownSchema } from '../model/schema.js';
import { changedNames } from './changed-names.js';
import { describe } from './describe-schema.js';
import { type Comparison, type Difference, pathText } from './difference.js';
import { nameOf } from './resolve.js';

// Longer messages aren't readable.
const maxTexts = 3;

/** Describes a change of the checks with one key, such as `` `not.kind` may also be "b" ``. */
export function describeCheck(
  key: string,
  old: readonly Check[],
  now: readonly Check[],
  diff: Comparison,
): string {
  const [[a, ...moreA], [b, ...moreB]] = [old, now];
  const texts = moreA.length + moreB.length > 0 ? [] : textsOf(key, a, b, diff);
  const rest = texts.length - maxTexts;
  const more = rest > 0 ? [`and ${rest} more`] : [];
  if (texts.length > 0) return [...texts.slice(0, maxTexts), ...more].join(', ');
  return `\`${key}\` ${verbOf(a, b)}`;
}

function verbOf(a: Check | undefined, b: Check | undefined): string {
  return a === undefined ? 'is added' : b === undefined ? 'is removed' : 'has changed';
}

function textsOf(key: string, a: Check | undefined, b: Check | undefined, diff: Comparison): string[] {
  if (a?.keyword === 'type' || b?.keyword === 'type') return typeTexts(a, b, diff);
  if (a === undefined || b === undefined) return [];
  if (a.keyword === 'dependentRequired' && b.keyword === 'dependentRequired')
    return [`\`${key}\` is ${namesText(b.names)} (was ${namesText(a.names)})`];
  return [
    ...schemasOf(key, a, b).flatMap(([name, x, y]) => diffTexts(name, x, y, diff)),
    ...numbersOf(a).flatMap(([name, was], index) => {
      const is = numbersOf(b)[index]?.[1];
      return was === is ? [] : [`\`${name}\` is ${is ?? 'unlimited'} (was ${was ?? 'unlimited'})`];
    }),
  ];
}

function namesText(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ') || 'nothing';
}

const plain = {
  string: { kind: 'string' },
  number: { kind: 'number', integer: false },
  array: { kind: 'array', items: unknownSchema },
  object: { kind: 'object', properties: [], additional: undefined },
} as const satisfies Record<string, Schema>;

/** Describes keywords that apply to one type, in a schema that also allows others. */
function typeTexts(a: Check | undefined, b: Check | undefined, diff: Comparison): string[] {
  const [old, now] = [a, b].map((check) => (check?.keyword === 'type' ? check : undefined));
  const type = (old ?? now)?.type ?? 'string';
  const [x, y] = [old?.schema ?? plain[type], now?.schema ?? plain[type]];
  if (x.kind === 'tuple' || y.kind === 'tuple') return [`\`prefixItems\` ${verbOf(a, b)}`];
  const facts = diff.nested()?.diff(x, y) ?? [];
  return facts.map((one) =>
    textOf(describe(plain[type]) + (one.path.length > 0 ? `'s \`${pathText(one.path)}\`` : ''), one),
  );
}

/** The subschemas of a keyword by name. */
function schemasOf(key: string, a: Check, b: Check): [name: string, old: Schema, now: Schema][] {
  if (a.keyword === 'if' && b.keyword === 'if')
    return [
      ['if', a.condition, b.condition],
      ['then', a.then ?? unknownSchema, b.then ?? unknownSchema],
      ['else', a.otherwise ?? unknownSchema, b.otherwise ?? unknownSchema],
    ];
  return 'schema' in a && 'schema' in b ? [[key, a.schema, b.schema]] : [];
}

function diffTexts(name: string, a: Schema, b: Schema, diff: Comparison): string[] {
  const same = nameOf(a, diff.old);
  if (same !== undefined && same === nameOf(b, diff.now))
    return changedNames(diff.old, diff.now).has(same) ? [`\`${name}\` has changed with \`${same}\``] : [];
  const facts = diff.nested()?.diff(a, b) ?? [];
  return facts.map((one) => textOf(`\`${pathText([name, ...one.path])}\``, one));
}

/** Describes a difference at a place: `` `not.a` is removed ``, or for a nested rule, `` in `not`, `uniqueItems` is removed ``. */
function textOf(place: string, { response: { what } }: Difference): string {
  const [, rule] = /^has (?:a stricter|a looser|another) rule: (.*)$/s.exec(what) ?? [];
  return rule === undefined ? `${place} ${what}` : `in ${place}, ${rule}`;
}

function numbersOf(check: Check): [name: string, limit: number | undefined][] {
  if (check.keyword === 'contains')
    return [
      ['minContains', check.min],
      ['maxContains', check.max],
    ];
  return 'limit' in check ? [[check.keyword, check.limit]] : [];
}
