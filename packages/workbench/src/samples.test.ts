import { expect, test } from 'vitest';
import { literal, requiredValues, samplesOf } from './samples.ts';
import { sourceWith } from './testing/source-with.ts';

const names = { slug: 'hookloom', display: 'Hookloom' };
const parameter = (name: string, place: string, required: boolean) => ({
  name,
  in: place,
  required,
  schema: { type: 'integer' },
});
const operation = {
  operationId: 'addPet',
  parameters: [
    parameter('petId', 'path', true),
    parameter('limit', 'query', false),
    parameter('X-Id', 'header', true),
  ],
  requestBody: {
    required: true,
    content: {
      'application/json': { schema: { required: ['name'], properties: { name: { type: 'string' } } } },
    },
  },
};

test('samples pass what the operation requires, or the values passed to them', () => {
  const detail = sourceWith({ '/pet/{petId}': { post: operation } }).operation('addPet')!;
  expect(requiredValues(detail)).toEqual({
    path: { petId: 1 },
    headers: { 'X-Id': 1 },
    body: { name: 'text' },
  });
  const samples = samplesOf(detail, 'pets', names);
  expect(samples.map(({ label }) => label)).toEqual([
    'Stateful: useAddPet',
    'Stateless: useAddPetAsync',
    'Plain function: addPet',
  ]);
  for (const { code } of samples) expect(code).toContain("from './hookloom/pets'");
  const [, stateless] = samplesOf(detail, 'pets', names, { path: { petId: 7 } });
  expect(stateless?.code).toContain('call({ path: { petId: 7 } })');
});

test.for<[value: unknown, want: string]>([
  ["it's", "'it\\'s'"],
  ['line\n"quoted"', `'line\\n"quoted"'`],
  [{ a: 1, 'b-c': [true, null] }, "{ a: 1, 'b-c': [true, null] }"],
  [{ text: 'x'.repeat(50) }, `{\n  text: '${'x'.repeat(50)}',\n}`],
  [{}, '{}'],
])('%j is written as %s', ([value, want]) => {
  expect(literal(value)).toBe(want);
});
