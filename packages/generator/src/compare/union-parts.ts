import type { Model } from '../model/model.js';
import { type Literal, type Schema, withoutChecks } from '../model/schema.js';
import { describe, listSome } from './describe-schema.js';
import { shapeOf } from './object-shape.js';
import { nameOf, resolve } from './resolve.js';

/** The parts of a union. Any other schema is a union of one. */
export type Parts = { nullable: boolean; values: readonly Literal[]; members: readonly Schema[] };

export function partsOf(schema: Schema): Parts {
  const all = schema.kind === 'union' ? schema.members : [schema];
  return {
    nullable: all.some(({ kind }) => kind === 'null'),
    values: all.flatMap((one) => (one.kind === 'literal' ? one.values : [])),
    members: all.filter(({ kind }) => kind !== 'null' && kind !== 'literal'),
  };
}

export function hasContent({ values, members }: Parts): boolean {
  return values.length + members.length > 0;
}

export function describeParts({ values, members }: Parts, model: Model): string {
  const some: Schema[] = [...(values.length > 0 ? [{ kind: 'literal', values } as const] : []), ...members];
  return listSome(some, (member) => describeMember(member, model));
}

// More aren't needed to distinguish objects.
const maxProperties = 3;

/** Describes a schema by its name, and an object without one by its properties, because others may be objects, too. */
export function describeMember(schema: Schema, model: Model): string {
  const [resolved, name] = [resolve(schema, model), nameOf(schema, model)];
  const object = withoutChecks(resolved);
  if (name !== undefined || (object.kind !== 'object' && object.kind !== 'intersection'))
    return describe(resolved, name);
  const members = [...shapeOf(object, model).properties.values()].map(({ property }) => property);
  const inOrder = [
    ...members.filter(({ required }) => required),
    ...members.filter(({ required }) => !required),
  ];
  const names = inOrder.slice(0, maxProperties).map((property) => `\`${property.name}\``);
  if (inOrder.length > maxProperties) names.push('more');
  const [last] = names.splice(-1);
  if (last === undefined) return describe(resolved);
  return `${describe(resolved)} with ${names.length ? `${names.join(', ')} and ` : ''}${last}`;
}
