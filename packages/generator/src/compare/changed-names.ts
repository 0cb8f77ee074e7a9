import type { Model } from '../model/model.js';
import type { Schema } from '../model/schema.js';
import { childrenOf } from '../model/schema-children.js';
import { nameOf } from './resolve.js';

const known = new WeakMap<Model, WeakMap<Model, ReadonlySet<string>>>();

/** The names of schemas that differ between the models, or that refer to one that does, directly or indirectly. */
export function changedNames(a: Model, b: Model): ReadonlySet<string> {
  const found = known.get(a)?.get(b);
  if (found) return found;
  const names = findChanged(a, b);
  known.set(a, (known.get(a) ?? new WeakMap<Model, ReadonlySet<string>>()).set(b, names));
  return names;
}

function findChanged(a: Model, b: Model): ReadonlySet<string> {
  const contents = [a, b].map(
    ({ schemas }) => new Map(schemas.map(({ name, schema }) => [name, JSON.stringify(schema)])),
  ) as [Map<string, string>, Map<string, string>];
  const users = new Map<string, string[]>();
  for (const model of [a, b])
    for (const { name, schema } of model.schemas)
      for (const used of namesIn(schema, model)) users.set(used, [...(users.get(used) ?? []), name]);
  const changed = new Set(
    [...contents[0].keys(), ...contents[1].keys()].filter(
      (name) => contents[0].get(name) !== contents[1].get(name),
    ),
  );
  // Iterating over a set includes entries added during the iteration.
  for (const name of changed) for (const user of users.get(name) ?? []) changed.add(user);
  return changed;
}

/** The names of the schemas that a schema refers to. */
export function namesIn(schema: Schema, model: Model): Set<string> {
  const names = new Set<string>();
  const open = [schema];
  for (let next = open.pop(); next; next = open.pop()) {
    const name = nameOf(next, model);
    if (name !== undefined) names.add(name);
    open.push(...childrenOf(next));
  }
  return names;
}
