import type { Model } from '../model/model.js';
import type { Schema } from '../model/schema.js';
import type { Comparison } from './difference.js';
import { shapeOf } from './object-shape.js';
import { nameOf, resolve } from './resolve.js';

/** A key that identifies a member across versions. Undefined if it has none. */
type KeyOf = (schema: Schema, model: Model) => string | undefined;

// In order of confidence. The last two only pair members with a unique key.
const keys: readonly { keyOf: KeyOf; several: boolean }[] = [
  { keyOf: nameOf, several: true },
  { keyOf: (schema) => JSON.stringify(schema), several: true },
  { keyOf: tagOf, several: false },
  { keyOf: (schema, model) => kindOf(resolve(schema, model)), several: false },
];

/**
 * Pairs the members of two unions: by name, by content, or by tag or kind if unique. In linear time, because unions may have
 * thousands of members.
 */
export function pairMembers(
  old: readonly Schema[],
  now: readonly Schema[],
  diff: Pick<Comparison, 'old' | 'now'>,
): Map<Schema, Schema> {
  const pairs = new Map<Schema, Schema>();
  const [unpairedOld, unpairedNew] = [new Set(old), new Set(now)];
  for (const { keyOf, several } of keys) {
    const after = byKey(unpairedNew, keyOf, diff.now);
    for (const [key, members] of byKey(unpairedOld, keyOf, diff.old)) {
      const others = after.get(key) ?? [];
      if (!several && members.length + others.length > 2) continue;
      for (const [index, member] of members.entries()) {
        const other = others[index];
        if (other === undefined) break;
        pairs.set(member, other);
        unpairedOld.delete(member);
        unpairedNew.delete(other);
      }
    }
  }
  return pairs;
}

function byKey(members: Iterable<Schema>, keyOf: KeyOf, model: Model): Map<string, Schema[]> {
  const found = new Map<string, Schema[]>();
  for (const member of members) {
    const key = keyOf(member, model);
    if (key === undefined) continue;
    const same = found.get(key);
    if (same) same.push(member);
    else found.set(key, [member]);
  }
  return found;
}

function kindOf({ kind }: Schema): string {
  return kind === 'intersection' ? 'object' : kind;
}

/** The literal properties of an object, such as a discriminator. */
function tagOf(schema: Schema, model: Model): string | undefined {
  const tags = [...shapeOf(schema, model).properties.values()].flatMap(
    ({ property: { name, schema: type } }) => (type.kind === 'literal' ? [[name, ...type.values]] : []),
  );
  return tags.length === 0 ? undefined : JSON.stringify(tags);
}
