import { expect, test } from 'vitest';
import { Findings } from '../diagnostics.js';
import type { JsonObject } from '../parse/json.js';
import { References } from '../parse/references.js';
import { isFile, Variants } from './variants.js';

const ref = { $ref: '#/components/schemas/B' };
const oneWay = { required: ['id'], properties: { id: { type: 'string', readOnly: true } } };
const file = { type: 'string', format: 'binary' };

/** The modes that distinguish the component `A`, in requests and in forms. */
function modesOf(A: JsonObject, B: JsonObject) {
  const document: JsonObject = { openapi: '3.1.0', components: { schemas: { A, B } } };
  const variants = new Variants(new References(document, new Findings()));
  return (['response', 'request', 'form'] as const).map((mode) =>
    variants.modeFor('#/components/schemas/A', mode),
  );
}

test.each(['example', 'examples', 'default', 'const', 'enum', 'required'])(
  'a property called `%s` is looked into',
  (name) => {
    const A = { type: 'object', properties: { [name]: ref } };
    expect(modesOf(A, oneWay)).toEqual(['response', 'request', 'request']);
    expect(modesOf(A, file)).toEqual(['response', 'response', 'form']);
  },
);

test.each(['example', 'examples', 'default', 'const', 'enum', 'x-y'])(
  'the value of the keyword `%s` is not',
  (keyword) => {
    expect(modesOf({ [keyword]: [ref, oneWay, file] }, oneWay)).toEqual(['response', 'response', 'response']);
    expect(modesOf({ [keyword]: ref }, oneWay)).toEqual(['response', 'response', 'response']);
  },
);

test.each<JsonObject>([
  { items: ref },
  { allOf: [{}, ref] },
  { additionalProperties: ref },
  { prefixItems: [ref] },
  { anyOf: [{ properties: { a: { oneOf: [ref] } } }] },
])('%j reaches what it contains', (A) => {
  expect(modesOf(A, oneWay)).toEqual(['response', 'request', 'request']);
});

test.each<[JsonObject, boolean]>([
  [{ type: 'string', format: 'binary' }, true],
  [{ format: 'binary' }, true],
  [{ type: ['string', 'null'], format: 'binary' }, true],
  [{ type: ['number', 'null'], format: 'binary' }, false],
  [{ type: 'object', format: 'binary' }, false],
  [{ type: 'string', format: 'byte' }, false],
  [{ type: 'string' }, false],
  [{}, false],
  [{ contentMediaType: 'image/png' }, true],
  [{ type: 'string', contentMediaType: 'image/png', contentEncoding: 'base64' }, false],
  [{ contentEncoding: 'base64' }, false],
  [{ type: 'string', contentMediaType: 'text/plain' }, false],
  [{ type: 'string', contentMediaType: 'application/json' }, false],
  [{ type: 'object', contentMediaType: 'image/png' }, false],
  [{ type: 'file' }, true],
])('%j is a file: %j', (schema, want) => {
  expect(isFile(schema)).toBe(want);
  expect(modesOf({ properties: { a: schema } }, {})[2]).toBe(want ? 'form' : 'response');
});

test('schemas that contain each other are read to their end', () => {
  const to = (name: string, more: JsonObject = {}): JsonObject => ({
    properties: { next: { $ref: `#/components/schemas/${name}` } },
    ...more,
  });
  expect(modesOf(to('B'), to('A'))).toEqual(['response', 'response', 'response']);
  expect(modesOf(to('A'), to('A'))).toEqual(['response', 'response', 'response']);
  expect(modesOf(to('B'), { allOf: [to('A'), oneWay, file] })).toEqual(['response', 'request', 'form']);
});

test('a broken reference needs one type only', () => {
  expect(modesOf({ properties: { a: { $ref: '#/components/schemas/C' } } }, {})).toEqual([
    'response',
    'response',
    'response',
  ]);
});
