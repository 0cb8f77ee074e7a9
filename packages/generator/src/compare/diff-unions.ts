import type { Schema } from '../model/schema.js';
import { type Comparison, type Difference, difference } from './difference.js';
import { diffValues } from './diff-values.js';
import { pairMembers } from './pair-members.js';
import { describeMember, describeParts, hasContent, type Parts, partsOf } from './union-parts.js';
import { removedMember, replaced, wider } from './value-differences.js';

export function diffUnions(old: Schema, now: Schema, diff: Comparison): Difference[] {
  const [a, b] = [partsOf(old), partsOf(now)];
  const pairs = pairMembers(a.members, b.members, diff);
  const unpairedOld = a.members.filter((member) => !pairs.has(member));
  const matched = new Set(pairs.values());
  const unpairedNew = b.members.filter((member) => !matched.has(member));
  const values = diffValues(a, b, unpairedOld, unpairedNew, diff);
  const [removed, added] = [
    unpairedOld.filter((member) => !values.covered.has(member)),
    unpairedNew.filter((member) => !values.covered.has(member)),
  ];
  const replaces = hasContent(a) && hasContent(b) && pairs.size === 0 && !values.common;
  const facts = replaces
    ? [replaced(describeParts(a, diff.old), describeParts(b, diff.now))]
    : [
        ...values.facts,
        ...removed.map((member) => removedMember(describeMember(member, diff.old))),
        ...added.map((member) => wider(describeMember(member, diff.now), describeMember(old, diff.old))),
      ];
  return [
    ...diffNull(a, b),
    ...diffExclusive(old, now),
    ...facts,
    ...[...pairs].flatMap(([x, y]) => diff.diff(x, y)),
  ];
}

function diffNull(a: Parts, b: Parts): Difference[] {
  if (a.nullable === b.nullable) return [];
  return b.nullable
    ? [
        difference('response', {
          what: { request: 'may be null now', response: 'may be null' },
          todo: { response: 'handle `null`' },
        }),
      ]
    : [
        difference('request', {
          what: { request: "can't be null anymore", response: 'is never null anymore' },
          todo: { request: "don't send `null`" },
        }),
      ];
}

function diffExclusive(old: Schema, now: Schema): Difference[] {
  const [a, b] = [old, now].map((schema) => 'exclusive' in schema);
  if (a === b || old.kind !== 'union' || now.kind !== 'union') return [];
  const what = b ? 'fits exactly one member now' : 'may fit several members';
  return [
    difference(b ? 'request' : 'response', {
      what,
      todo: { request: 'check what you send', response: 'run generate: validation rejects it until then' },
    }),
  ];
}
