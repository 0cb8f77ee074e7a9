import { expect, test } from 'vitest';
import { modelWith } from '../../test/support/model-with.js';
import type { Schema } from '../model/schema.js';
import { changedNames, namesIn } from './changed-names.js';

const string: Schema = { kind: 'string' };
const listOf = (target: string): Schema => ({ kind: 'array', items: { kind: 'ref', target } });

test('schemas that refer to a changed schema are changed too', () => {
  const same = { Same: string, Users: listOf('Same'), A: listOf('B'), B: listOf('Changed') };
  const old = modelWith({ ...same, Changed: string, Gone: string });
  const now = modelWith({ ...same, Changed: { kind: 'boolean' }, Added: string });
  const want = ['A', 'Added', 'B', 'Changed', 'Gone'];
  expect([...changedNames(old, now)].sort()).toEqual(want);
  expect([...changedNames(now, old)].sort()).toEqual(want);
  expect(changedNames(old, now)).toBe(changedNames(old, now));
  expect([...changedNames(old, old)]).toEqual([]);
});

test('terminates for a cycle of schemas', () => {
  const circle = { A: listOf('B'), B: listOf('A') };
  const old = modelWith({ ...circle, C: listOf('A') });
  expect([...changedNames(old, modelWith({ ...circle, A: string }))].sort()).toEqual(['A', 'B', 'C']);
});

test('the names in a schema are those of all its references', () => {
  const model = modelWith({ A: string, B: listOf('A') });
  const members: Schema[] = [listOf('B'), { kind: 'ref', target: 'A' }, { kind: 'ref', target: 'None' }];
  expect([...namesIn({ kind: 'union', members }, model)].sort()).toEqual(['A', 'B']);
  expect([...namesIn(string, model)]).toEqual([]);
});
