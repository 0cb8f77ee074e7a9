import { expect, test } from 'vitest';
import { modelOf } from '../../test/compare/model-of.js';
import type { Literal, Schema } from '../model/schema.js';
import { pairMembers } from './pair-members.js';

const text: Schema = { kind: 'string' };
const object = (properties: Record<string, Schema>): Schema => ({
  kind: 'object',
  properties: Object.entries(properties).map(([name, schema]) => ({ name, schema, required: true, doc: {} })),
  additional: undefined,
});
const tagged = (tag: Literal, properties: Record<string, Schema> = {}) =>
  object({ ...properties, kind: { kind: 'literal', values: [tag] } });
const plain = object({ x: text });
const both = (...members: Schema[]): Schema => ({ kind: 'intersection', members });

test.each([
  {
    case: 'members of one form, as many as both have',
    old: [plain, { ...plain }, { ...plain }],
    now: [{ ...plain }, { ...plain }],
    want: [
      [0, 0],
      [1, 1],
    ],
  },
  {
    case: 'members of one tag',
    old: [tagged('a'), tagged('b')],
    now: [tagged('b', { x: text }), tagged('a', { x: text })],
    want: [
      [0, 1],
      [1, 0],
    ],
  },
  {
    case: 'the name and each value of a tag count',
    old: [tagged('a'), tagged('b')],
    now: [object({ type: { kind: 'literal', values: ['a'] } }), tagged('ab')],
    want: [],
  },
  {
    case: 'no members of a tag that two have',
    old: [tagged('a'), tagged('b')],
    now: [tagged('a', { x: text }), tagged('a', { y: text })],
    want: [],
  },
  {
    case: 'members without a tag only by their kind',
    old: [plain, object({ y: text }), text],
    now: [object({ z: text }), { ...text, limits: { min: 1 } } as const],
    want: [[2, 1]],
  },
  {
    case: 'an intersection is an object',
    old: [both(plain, { kind: 'union', members: [plain, tagged('a')] }), text],
    now: [object({ z: text })],
    want: [[0, 0]],
  },
])('pairs $case', ({ old, now, want }) => {
  const model = modelOf({ openapi: '3.1.0', paths: {} });
  const pairs = [...pairMembers(old, now, { old: model, now: model })];
  expect(pairs.map(([a, b]) => [old.indexOf(a), now.indexOf(b)])).toEqual(want);
});

test('members are paired by name before content', () => {
  const model = modelOf({
    openapi: '3.1.0',
    paths: {},
    components: { schemas: { A: { type: 'string' } } },
  });
  const named = [...model.byTarget.keys()].map((target): Schema => ({ kind: 'ref', target }));
  const pairs = pairMembers([...named, text], [text, ...named], { old: model, now: model });
  expect([...pairs]).toEqual([...named, text].map((one) => [one, one]));
});
