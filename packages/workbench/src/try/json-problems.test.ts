import { expect, test } from 'vitest';
import { problemsOf } from './json-problems.ts';
import { validatorOf } from './validate.ts';

const schema = {
  required: ['name'],
  properties: { name: { type: 'string' }, tags: { items: { type: 'string' } } },
};
const validate = validatorOf(schema, { schemas: {}, names: {} });

test.for<[text: string, at: object[]]>([
  ['', []],
  ['{"name": "Rex", "tags": ["a"]}', []],
  ['{\n  "name": 1\n}', [{ line: 2, column: 11, endColumn: 12 }]],
  ['{\n  "name": "Rex",\n  "tags": ["a",\n    7]\n}', [{ line: 4, column: 5 }]],
  ['{\n}', [{ line: 1, column: 1, endColumn: 2 }]],
])('%j is wrong at %j', ([text, at]) => {
  expect(problemsOf(text, validate)).toMatchObject(at);
  expect(problemsOf(text, validate)).toHaveLength(at.length);
});

test('what is no JSON is marked where it ends to be', () => {
  expect(problemsOf('{\n  "name" "Rex"\n}', validate)[0]).toMatchObject({
    line: 2,
    column: 10,
    message: 'Not valid JSON: colon expected.',
  });
});
