import { expect, test } from 'vitest';
import { modelOf } from '../../test/compare/model-of.js';
import type { Schema } from '../model/schema.js';
import { nameOf, resolve } from './resolve.js';

const model = modelOf({
  openapi: '3.1.0',
  paths: {},
  components: { schemas: { Pet: { $ref: '#/components/schemas/Name' }, Name: { type: 'string' } } },
});
const ref = (name: string): Schema => ({ kind: 'ref', target: `/components/schemas/${name}` });

test.each([
  {
    what: 'a schema that is written out',
    schema: { kind: 'boolean' } as const,
    want: ['boolean', undefined],
  },
  { what: 'a reference', schema: ref('Name'), want: ['string', 'Name'] },
  { what: 'a reference to a reference', schema: ref('Pet'), want: ['string', 'Pet'] },
  { what: 'a reference to nothing', schema: ref('Gone'), want: ['unknown', undefined] },
])('resolve and nameOf: $what', ({ schema, want }) => {
  expect([resolve(schema, model).kind, nameOf(schema, model)]).toEqual(want);
});
