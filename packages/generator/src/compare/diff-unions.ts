import type { Model } from '../model/model.js';
import type { Literal, Schema } from '../model/schema.js';
import { describe } from './describe-schema.js';
import { type Differ, type Fact, fact } from './fact.js';
import { shapeOf } from './object-shape.js';
import { nameOf, resolve } from './resolve.js';
import { narrower, replaced, wider } from './value-facts.js';

/** A union taken apart: a schema that is none is a union of one. */
type Parts = { nullable: boolean; values: readonly Literal[]; members: readonly Schema[] };

function partsOf(schema: Schema): Parts {
  const all = schema.kind === 'union' ? schema.members : [schema];
  return {
    nullable: all.some(({ kind }) => kind === 'null'),
    values: all.flatMap((one) => (one.kind === 'literal' ? one.values : [])),
    members: all.filter(({ kind }) => kind !== 'null' && kind !== 'literal'),
  };
}

export function diffUnions(old: Schema, now: Schema, diff: Differ): Fact[] {
  const [a, b] = [partsOf(old), partsOf(now)];
  const pairs = pair(a.members, b.members, diff);
  const left = a.members.filter((member) => !pairs.has(member));
  const matched = new Set(pairs.values());
  const fresh = b.members.filter((member) => !matched.has(member));
  const values = diffValues(a, b, left, fresh, diff);
  const [gone, come] = [
    left.filter((member) => !values.covered.has(member)),
    fresh.filter((member) => !values.covered.has(member)),
  ];
  const replaces = hasContent(a) && hasContent(b) && pairs.size === 0 && !values.common;
  const content = (schema: Schema, model: Model) => describe(resolve(schema, model), nameOf(schema, model));
  const facts = replaces
    ? [replaced(describeParts(a, diff.old), describeParts(b, diff.now))]
    : [
        ...values.facts,
        ...gone.map((member) => memberGone(content(member, diff.old))),
        ...come.map((member) => wider(content(member, diff.now), describe(old, nameOf(old, diff.old)))),
      ];
  return [
    ...diffNull(a, b),
    ...diffExclusive(old, now),
    ...facts,
    ...[...pairs].flatMap(([x, y]) => diff.diff(x, y)),
  ];
}

function hasContent({ values, members }: Parts): boolean {
  return values.length + members.length > 0;
}

function describeParts({ values, members }: Parts, model: Model): string {
  const some: Schema[] = [...(values.length > 0 ? [{ kind: 'literal', values } as const] : []), ...members];
  return some.map((member) => describe(resolve(member, model), nameOf(member, model))).join(' or ');
}

function memberGone(member: string): Fact {
  return fact('both', {
    what: { request: `can't be ${member} anymore`, response: `is never ${member} anymore` },
    todo: { request: "don't send it", response: 'remove the code that handles it' },
  });
}

function diffNull(a: Parts, b: Parts): Fact[] {
  if (a.nullable === b.nullable) return [];
  return b.nullable
    ? [
        fact('response', {
          what: { request: 'may be null now', response: 'may be null' },
          todo: { response: 'handle `null`' },
        }),
      ]
    : [
        fact('request', {
          what: { request: "can't be null anymore", response: 'is never null anymore' },
          todo: { request: "don't send `null`" },
        }),
      ];
}

function diffExclusive(old: Schema, now: Schema): Fact[] {
  const [a, b] = [old, now].map((schema) => 'exclusive' in schema);
  if (a === b || old.kind !== 'union' || now.kind !== 'union') return [];
  const what = b ? 'fits exactly one member now' : 'may fit several members';
  return [
    fact(b ? 'request' : 'response', {
      what,
      todo: { request: 'check what you send', response: 'run generate: validation refuses it until then' },
    }),
  ];
}

type Values = { facts: Fact[]; covered: Set<Schema>; common: boolean };

/** Single values: those that are new or gone, and those that a whole type has replaced, or that replace one. */
function diffValues(
  a: Parts,
  b: Parts,
  left: readonly Schema[],
  fresh: readonly Schema[],
  diff: Differ,
): Values {
  const covering = (members: readonly Schema[], model: Model, values: readonly Literal[]) =>
    members.filter((member) => values.some((value) => resolve(member, model).kind === typeof value));
  const isCovered = (members: readonly Schema[], model: Model) => (value: Literal) =>
    members.some((member) => resolve(member, model).kind === typeof value);
  const widened = covering(fresh, diff.now, a.values);
  const narrowed = covering(left, diff.old, b.values);
  const gone = a.values.filter((value) => !b.values.includes(value));
  const come = b.values.filter((value) => !a.values.includes(value));
  const removed = gone.filter((value) => !isCovered(b.members, diff.now)(value));
  const added = come.filter((value) => !isCovered(a.members, diff.old)(value));
  return {
    covered: new Set([...widened, ...narrowed]),
    common: widened.length + narrowed.length > 0 || gone.length < a.values.length,
    facts: [
      ...widened.map((member) => wider(anyOf(member, diff.now), list(gone))),
      ...narrowed.map((member) => narrower(list(come), anyOf(member, diff.old))),
      ...(added.length === 0
        ? []
        : [
            fact('response', {
              what: { request: `may be ${list(added)} too`, response: `may also be ${list(added)}` },
              todo: { response: 'handle it' },
            }),
          ]),
      ...(removed.length === 0 ? [] : [memberGone(list(removed))]),
    ],
  };
}

function anyOf(member: Schema, model: Model): string {
  return `any ${resolve(member, model).kind}`;
}

function list(values: readonly Literal[]): string {
  return describe({ kind: 'literal', values });
}

/** Which member has become which: one of the same name or form, or the only one that has its tag or kind. */
function pair(old: readonly Schema[], now: readonly Schema[], diff: Differ): Map<Schema, Schema> {
  const pairs = new Map<Schema, Schema>();
  const open = new Set(now);
  const match = (keysOf: (schema: Schema, model: Model) => string | undefined, same: boolean) => {
    const keyed = new Map<string, Schema[]>();
    for (const member of open) {
      const key = keysOf(member, diff.now);
      if (key !== undefined) keyed.set(key, [...(keyed.get(key) ?? []), member]);
    }
    const rest = old.filter((member) => !pairs.has(member));
    for (const member of rest) {
      const key = keysOf(member, diff.old);
      const others = (key === undefined ? undefined : keyed.get(key)) ?? [];
      const alone = others.length === 1 && rest.filter((one) => keysOf(one, diff.old) === key).length === 1;
      const other = same || alone ? others.shift() : undefined;
      if (other === undefined) continue;
      pairs.set(member, other);
      open.delete(other);
    }
  };
  match(nameOf, true);
  match((schema) => JSON.stringify(schema), true);
  match(tagOf, false);
  match((schema, model) => kindOf(resolve(schema, model)), false);
  return pairs;
}

function kindOf({ kind }: Schema): string {
  return kind === 'intersection' ? 'object' : kind;
}

/** The properties of an object that have one value each, such as a discriminator. */
function tagOf(schema: Schema, model: Model): string | undefined {
  const tags = [...shapeOf(schema, model).properties.values()].flatMap(
    ({ property: { name, schema: type } }) => (type.kind === 'literal' ? [[name, ...type.values]] : []),
  );
  return tags.length === 0 ? undefined : JSON.stringify(tags);
}
