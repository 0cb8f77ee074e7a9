import { expect, test } from 'vitest';
import { encodeBody } from './encode-body.js';
import type { RequestBody } from './operation.js';

const form = 'application/x-www-form-urlencoded';
const blob = new Blob(['a'], { type: 'image/png' });

const texts: { given: unknown; body: RequestBody; want: [unknown, string?] }[] = [
  { body: { as: 'json' }, given: { a: [1, null] }, want: ['{"a":[1,null]}', 'application/json'] },
  { body: { as: 'json' }, given: null, want: ['null', 'application/json'] },
  {
    body: { as: 'json', type: 'application/merge-patch+json' },
    given: {},
    want: ['{}', 'application/merge-patch+json'],
  },
  { body: { as: 'text', type: 'application/xml' }, given: '<a/>', want: ['<a/>', 'application/xml'] },
  { body: { as: 'text' }, given: 'a', want: ['a'] },
  { body: { as: 'binary' }, given: blob, want: [blob] },
  { body: { as: 'binary', type: 'image/jpeg' }, given: blob, want: [blob, 'image/jpeg'] },
  { body: { as: 'urlencoded' }, given: { a: 'b c&d', e: undefined }, want: ['a=b%20c%26d', form] },
  { body: { as: 'urlencoded' }, given: { a: [1, 2] }, want: ['a=1&a=2', form] },
  { body: { as: 'urlencoded' }, given: { a: { b: 1 } }, want: ['a=%7B%22b%22%3A1%7D', form] },
  {
    body: { as: 'urlencoded', encoding: { a: { contentType: 'application/json' } } },
    given: { a: [1] },
    want: ['a=%5B1%5D', form],
  },
  {
    body: {
      as: 'urlencoded',
      encoding: { a: { style: 'deepObject', explode: true }, b: { explode: false } },
    },
    given: { a: { b: 1 }, b: [1, 2] },
    want: ['a%5Bb%5D=1&b=1,2', form],
  },
];

test.for(texts)('semantic 10: a body as $body.as ($body.encoding) becomes $want', ({ given, body, want }) => {
  expect(encodeBody(body, given)).toEqual([want[0], want[1]]);
});

test('a multipart body gives each value its part, and a type where it is not text', async () => {
  const file = new File(['b'], 'b.txt');
  const encoding = { xml: { contentType: 'application/xml' } };
  const given = {
    text: 'a',
    number: 1,
    list: ['x', 'y'],
    object: { a: 1 },
    xml: '<a/>',
    none: null,
    file,
    blob,
  };
  const [body, type] = encodeBody({ as: 'multipart', encoding }, given);
  expect(type).toBeUndefined();
  const parts = [...(body as FormData)].map(async ([name, value]) =>
    typeof value === 'string' ? [name, value] : [name, await value.text(), value.type, value.name],
  );
  expect(await Promise.all(parts)).toEqual([
    ['text', 'a'],
    ['number', '1'],
    ['list', 'x'],
    ['list', 'y'],
    ['object', '{"a":1}', 'application/json', 'blob'],
    ['xml', '<a/>', 'application/xml', 'blob'],
    ['file', 'b', '', 'b.txt'],
    ['blob', 'a', 'image/png', 'blob'],
  ]);
});
