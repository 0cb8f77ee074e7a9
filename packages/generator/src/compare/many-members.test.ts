import { expect, test } from 'vitest';
import { modelOf } from '../../test/compare/model-of.js';
import type { Schema } from '../model/schema.js';
import { SchemaDiff } from './diff-schemas.js';

/** Counts property reads of a union's members during a comparison. */
function readsOf(before: readonly Schema[], after: readonly Schema[]): { reads: number; facts: number } {
  let reads = 0;
  const counted = (members: readonly Schema[]): Schema => ({
    kind: 'union',
    members: members.map(
      (member) =>
        new Proxy(member, {
          get: (target, key) => {
            reads += 1;
            return Reflect.get(target, key) as unknown;
          },
        }),
    ),
  });
  const model = modelOf({ openapi: '3.1.0', paths: {} });
  const facts = new SchemaDiff(model, model).diff(counted(before), counted(after));
  return { reads, facts: facts.length };
}

const text: Schema = { kind: 'string' };
const property = (name: string, schema: Schema) => ({ name, schema, required: true, doc: {} });
const object = (...properties: ReturnType<typeof property>[]): Schema => ({
  kind: 'object',
  properties,
  additional: undefined,
});
const literal = (value: string): Schema => ({ kind: 'literal', values: [value] });
const many = (count: number, member: (index: number) => Schema) =>
  Array.from({ length: count }, (_, index) => member(index));

test.each([
  {
    case: 'the same members',
    before: (index: number) => object(property(`p${index}`, text)),
    after: (index: number) => object(property(`p${index}`, text)),
  },
  {
    case: 'members of the same tag',
    before: (index: number) => object(property('kind', literal(`k${index}`))),
    after: (index: number) => object(property('kind', literal(`k${index}`)), property('more', text)),
  },
  {
    case: 'members that have nothing in common',
    before: (index: number) => object(property(`p${index}`, text)),
    after: (index: number) => object(property(`q${index}`, text)),
  },
  {
    case: 'equal members',
    before: () => object(property('p', text)),
    after: () => object(property('p', text)),
  },
  {
    case: 'values that have become others',
    before: (index: number) => literal(`a${index}`),
    after: (index: number) => (index % 2 === 0 ? literal(`b${index}`) : text),
  },
  {
    case: 'references that lead nowhere',
    before: (index: number): Schema => ({ kind: 'ref', target: `#/a${index}` }),
    after: (index: number): Schema => ({ kind: 'ref', target: `#/b${index}` }),
  },
])('the work grows with the members and not with their square: $case', ({ before, after }) => {
  const reads = (count: number) => readsOf(many(count, before), many(count, after)).reads;
  const [few, more] = [reads(100), reads(1000)];
  expect(few).toBeGreaterThan(100);
  expect(more).toBeLessThan(few * 11);
});

test('reports the one of thousands of members that changed', () => {
  const members = (changed: Schema) =>
    many(3000, (index) =>
      object(property('kind', literal(`k${index}`)), property('x', index === 2000 ? changed : text)),
    );
  expect(readsOf(members(text), members({ kind: 'boolean' })).facts).toBe(1);
});
