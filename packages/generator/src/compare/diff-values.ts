import type { Model } from '../model/model.js';
import type { Literal, Schema } from '../model/schema.js';
import { describe } from './describe-schema.js';
import { type Comparison, type Difference, difference } from './difference.js';
import { resolve } from './resolve.js';
import type { Parts } from './union-parts.js';
import { removedMember, narrower, wider } from './value-differences.js';

/** Differences in literal values. `covered` are the members that replace values or were replaced by them. */
type Values = { facts: Difference[]; covered: Set<Schema>; common: boolean };

/**
 * Compares literal values: added and removed ones, and those that were replaced by their type or replace it.
 *
 * @param unpairedOld - Removed members without a counterpart.
 * @param unpairedNew - Added members without a counterpart.
 */
export function diffValues(
  a: Parts,
  b: Parts,
  unpairedOld: readonly Schema[],
  unpairedNew: readonly Schema[],
  diff: Pick<Comparison, 'old' | 'now'>,
): Values {
  const widened = covering(unpairedNew, diff.now, a.values);
  const narrowed = covering(unpairedOld, diff.old, b.values);
  const [onlyOld, onlyNew] = [without(a.values, b.values), without(b.values, a.values)];
  const [kindsBefore, kindsAfter] = [kindsOf(a.members, diff.old), kindsOf(b.members, diff.now)];
  const removed = onlyOld.filter((value) => !kindsAfter.has(typeof value));
  const added = onlyNew.filter((value) => !kindsBefore.has(typeof value));
  return {
    covered: new Set([...widened, ...narrowed]),
    common: widened.length + narrowed.length > 0 || onlyOld.length < a.values.length,
    facts: [
      ...widened.map((member) => wider(anyOf(member, diff.now), list(onlyOld))),
      ...narrowed.map((member) => narrower(list(onlyNew), anyOf(member, diff.old))),
      ...(added.length === 0
        ? []
        : [
            difference('response', {
              what: { request: `may be ${list(added)} too`, response: `may also be ${list(added)}` },
              todo: { response: 'handle it' },
            }),
          ]),
      ...(removed.length === 0 ? [] : [removedMember(list(removed))]),
    ],
  };
}

/** The members that are the type of one of the values. */
function covering(members: readonly Schema[], model: Model, values: readonly Literal[]): Schema[] {
  const types = new Set<string>(values.map((value) => typeof value));
  return members.filter((member) => types.has(resolve(member, model).kind));
}

function kindsOf(members: readonly Schema[], model: Model): Set<string> {
  return new Set(members.map((member) => resolve(member, model).kind));
}

function without(values: readonly Literal[], others: readonly Literal[]): Literal[] {
  const known = new Set(others);
  return values.filter((value) => !known.has(value));
}

function anyOf(member: Schema, model: Model): string {
  return `any ${resolve(member, model).kind}`;
}

function list(values: readonly Literal[]): string {
  return describe({ kind: 'literal', values });
}
