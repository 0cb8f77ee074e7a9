import type { Model } from '../model/model.js';
import type { Schema } from '../model/schema.js';
import type { Comparison } from './difference.js';
import { shapeOf } from './object-shape.js';
import { nameOf, resolve } from './resolve.js';

/** What two members have in common if one has become the other; undefined where a member has no such thing. */
type KeyOf = (schema: Schema, model: Model) => string | undefined;

// From the surest to the vaguest. Members that are the same by one of the last two are paired only if no others are.
const keys: readonly { keyOf: KeyOf; several: boolean }[] = [
  { keyOf: nameOf, several: true },
  { keyOf: (schema) => JSON.stringify(schema), several: true },
  { keyOf: tagOf, several: false },
  { keyOf: (schema, model) => kindOf(resolve(schema, model)), several: false },
];

/**
 * Which member of a union has become which: one of the same name or form, or the only one that has its tag or kind. Each
 * member is looked at once for each kind of key, since unions may have thousands.
 */
export function pairMembers(
  old: readonly Schema[],
  now: readonly Schema[],
  diff: Pick<Comparison, 'old' | 'now'>,
): Map<Schema, Schema> {
  const pairs = new Map<Schema, Schema>();
  const [left, open] = [new Set(old), new Set(now)];
  for (const { keyOf, several } of keys) {
    const after = byKey(open, keyOf, diff.now);
    for (const [key, members] of byKey(left, keyOf, diff.old)) {
      const others = after.get(key) ?? [];
      if (!several && members.length + others.length > 2) continue;
      for (const [index, member] of members.entries()) {
        const other = others[index];
        if (other === undefined) break;
        pairs.set(member, other);
        left.delete(member);
        open.delete(other);
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

/** The properties of an object that have one value each, such as a discriminator. */
function tagOf(schema: Schema, model: Model): string | undefined {
  const tags = [...shapeOf(schema, model).properties.values()].flatMap(
    ({ property: { name, schema: type } }) => (type.kind === 'literal' ? [[name, ...type.values]] : []),
  );
  return tags.length === 0 ? undefined : JSON.stringify(tags);
}
