import type { Model } from '../model/model.js';
import type { Literal, Schema } from '../model/schema.js';
import { describe, listSome } from './describe-schema.js';
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
  return listSome(some, (member) => describe(resolve(member, model), nameOf(member, model)));
}
