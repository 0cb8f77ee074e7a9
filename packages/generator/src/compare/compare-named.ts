import type { Model, NamedSchema } from '../model/model.js';
import type { Change, ChangeDetail } from './change.js';
import { diffDocs, withDocs } from './diff-docs.js';
import { SchemaDiff } from './diff-schemas.js';
import { toDetails } from './difference.js';
import { directionsBySchema, type Direction } from './directions.js';

/** Compares named schemas, paired by type name, which code and other schemas refer to. */
export function compareSchemas(old: Model, now: Model): Change[] {
  const [before, after] = [old, now].map(({ schemas }) => new Map(schemas.map((one) => [one.name, one]))) as [
    Map<string, NamedSchema>,
    Map<string, NamedSchema>,
  ];
  const directions = directionsBySchema(old);
  const renamed = renames(before, after);
  const added = new Set(renamed.values());
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((name) => {
    const [a, b] = [before.get(name), after.get(name)];
    const next = renamed.get(name);
    if (next !== undefined)
      return changed(name, [{ breaking: true, message: `is now named \`${next}\`: import that` }]);
    if (a === undefined) return added.has(name) ? [] : [wholeChange('added', name)];
    if (b === undefined) return [wholeChange('removed', name)];
    return changed(name, compareSchema(a, b, directions.get(name) ?? ['response'], new SchemaDiff(old, now)));
  });
}

function compareSchema(
  a: NamedSchema,
  b: NamedSchema,
  directions: readonly Direction[],
  diff: SchemaDiff,
): ChangeDetail[] {
  const facts = withDocs(diff.diff(a.schema, b.schema), diffDocs(a.doc, b.doc));
  return [
    ...(a.constant === b.constant
      ? []
      : [{ breaking: true, message: `has the zod schema \`${b.constant}\` now (was \`${a.constant}\`)` }]),
    ...toDetails(facts, '', directions),
  ];
}

/** Renamed schemas: a removed one and an added one with the same content, if there is exactly one of each. */
function renames(
  before: ReadonlyMap<string, NamedSchema>,
  after: ReadonlyMap<string, NamedSchema>,
): Map<string, string> {
  const byContent = (from: ReadonlyMap<string, NamedSchema>, others: ReadonlyMap<string, NamedSchema>) => {
    const found = new Map<string, string[]>();
    for (const [name, { schema }] of from) {
      if (others.has(name)) continue;
      const content = JSON.stringify(schema);
      found.set(content, [...(found.get(content) ?? []), name]);
    }
    return found;
  };
  const added = byContent(after, before);
  return new Map(
    [...byContent(before, after)].flatMap(([content, [name = '', ...more]]) => {
      const [other, ...others] = added.get(content) ?? [];
      return other === undefined || more.length > 0 || others.length > 0 ? [] : [[name, other] as const];
    }),
  );
}

export function wholeChange(
  kind: 'added' | 'removed',
  name: string,
  target: Change['target'] = 'schema',
): Change {
  return { kind, target, name, breaking: kind === 'removed', details: [] };
}

export function changed(
  name: string,
  details: ChangeDetail[],
  target: Change['target'] = 'schema',
): Change[] {
  return details.length === 0
    ? []
    : [{ kind: 'changed', target, name, breaking: details.some(({ breaking }) => breaking), details }];
}
