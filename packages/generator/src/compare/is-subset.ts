import type { Model } from '../model/model.js';
import type { Literal, Schema } from '../model/schema.js';
import { changedNames } from './changed-names.js';
import type { Budget } from './difference.js';
import { implies } from './implies.js';
import { isObjectSubset } from './is-object-subset.js';
import { fitsLimits, impliesLimits } from './limits-subset.js';
import type { Proof } from './proof.js';
import { nameOf, resolve } from './resolve.js';

export function startProof(from: Model, to: Model, budget: Pick<Budget, 'proofSteps'>): Proof {
  return proofOf(from, to, undefined, { budget, first: from, open: new Set() });
}

/** `open` are the pairs being proved. For recursive schemas, they can be assumed, by induction. */
type Progress = { budget: Pick<Budget, 'proofSteps'>; first: Model; open: Set<string> };

function proofOf(
  from: Model,
  to: Model,
  changed: ReadonlySet<string> | undefined,
  progress: Progress,
): Proof {
  const proof: Proof = {
    from,
    to,
    isSubset: (a, b) => {
      const name = nameOf(a, from);
      if (name !== undefined && name === nameOf(b, to) && changed?.has(name) !== true) return true;
      progress.budget.proofSteps -= 1;
      if (progress.budget.proofSteps < 0) return false;
      const prove = () => isContentSubset(resolve(a, from), resolve(b, to), proof);
      if (a.kind !== 'ref' || b.kind !== 'ref') return prove();
      const pair = JSON.stringify([from === progress.first, a.target, b.target]);
      if (progress.open.has(pair)) return true;
      progress.open.add(pair);
      const proved = prove();
      progress.open.delete(pair);
      return proved;
    },
    reversed: () => proofOf(to, from, changed, progress),
    deeply: () => proofOf(from, to, changedNames(from, to), progress),
  };
  return proof;
}

type Content = Exclude<Schema, { kind: 'ref' }>;

function isContentSubset(a: Schema, b: Schema, proof: Proof): boolean {
  if (a.kind === 'never' || b.kind === 'unknown') return true;
  if (b.kind === 'refined') {
    const checks = a.kind === 'refined' ? a.checks : [];
    return (
      proof.isSubset(a.kind === 'refined' ? a.schema : a, b.schema) &&
      b.checks.every((check) => checks.some((one) => implies(one, check, proof)))
    );
  }
  if (a.kind === 'refined') return proof.isSubset(a.schema, b);
  if (b.kind === 'intersection') return b.members.every((member) => proof.isSubset(a, member));
  if (b.kind === 'union' && b.exclusive) return a.kind === 'union' && isSameChoice(a, b, proof);
  if (a.kind === 'union') return a.members.every((member) => proof.isSubset(member, b));
  if (a.kind === 'literal') return a.values.every((value) => fits(value, b, proof));
  if (b.kind === 'union') return b.members.some((member) => proof.isSubset(a, member));
  if (b.kind === 'object') return isObjectSubset(a, b, proof);
  if (a.kind === 'intersection') return a.members.some((member) => proof.isSubset(member, b));
  return isPlainSubset(a as Content, b as Content, proof);
}

/** Exclusive unions are only comparable if all members are equal. */
function isSameChoice(
  a: Extract<Schema, { kind: 'union' }>,
  b: Extract<Schema, { kind: 'union' }>,
  proof: Proof,
): boolean {
  return (
    a.exclusive === true &&
    a.members.length === b.members.length &&
    a.members.every((member, index) => {
      const other = b.members[index];
      return other !== undefined && proof.isSubset(member, other) && proof.reversed().isSubset(other, member);
    })
  );
}

function isPlainSubset(a: Content, b: Content, proof: Proof): boolean {
  if (a.kind === 'tuple') return isTupleSubset(a, b, proof);
  if (a.kind === 'array')
    return b.kind === 'array' && proof.isSubset(a.items, b.items) && impliesLimits(a.limits, b.limits);
  if (a.kind === 'string') return b.kind === 'string' && impliesLimits(a.limits, b.limits);
  if (a.kind === 'number')
    return b.kind === 'number' && (a.integer || !b.integer) && impliesLimits(a.limits, b.limits);
  return a.kind === b.kind && a.kind !== 'unknown';
}

function isTupleSubset(a: Extract<Schema, { kind: 'tuple' }>, b: Content, proof: Proof): boolean {
  if (b.kind === 'array') {
    const { items } = b;
    const parts = [...a.items, ...(a.rest ? [a.rest] : [])];
    return b.limits === undefined && parts.every((item) => proof.isSubset(item, items));
  }
  if (b.kind !== 'tuple' || a.items.length !== b.items.length) return false;
  const required = (tuple: typeof a) => tuple.required ?? tuple.items.length;
  const rest = a.rest === undefined || (b.rest !== undefined && proof.isSubset(a.rest, b.rest));
  const { items } = b;
  return (
    rest &&
    required(a) >= required(b) &&
    impliesLimits(a.limits, b.limits) &&
    a.items.every((item, index) => proof.isSubset(item, items[index] ?? item))
  );
}

function fits(value: Literal, b: Schema, proof: Proof): boolean {
  const content = resolve(b, proof.to);
  switch (content.kind) {
    case 'union':
      return content.exclusive !== true && content.members.some((member) => fits(value, member, proof));
    case 'literal':
      return content.values.includes(value);
    case 'string':
    case 'number':
      return (
        typeof value === content.kind &&
        (content.kind === 'string' || !content.integer || Number.isInteger(value)) &&
        fitsLimits(value, content.limits)
      );
    default:
      return content.kind === 'unknown' || (content.kind === 'boolean' && typeof value === 'boolean');
  }
}
