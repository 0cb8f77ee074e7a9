import { expect, test } from 'vitest';
import { multipart, urlencoded } from './encode-form.js';
import type { RequestBody } from './operation.js';

const form = 'application/x-www-form-urlencoded';
const blob = new Blob(['a'], { type: 'image/png' });

const fields: { given: unknown; body: RequestBody; want: [unknown, string?] }[] = [
  { body: { as: urlencoded }, given: { a: 'b c&d', e: undefined }, want: ['a=b%20c%26d', form] },
  { body: { as: urlencoded }, given: { a: [1, 2] }, want: ['a=1&a=2', form] },
  { body: { as: urlencoded }, given: { a: { b: 1 } }, want: ['a=%7B%22b%22%3A1%7D', form] },
  {
    body: { as: urlencoded, encoding: { a: { contentType: 'application/json' } } },
    given: { a: [1] },
    want: ['a=%5B1%5D', form],
  },
  {
    body: {
      as: urlencoded,
      encoding: { a: { style: 'deepObject', explode: true }, b: { explode: false } },
    },
    given: { a: { b: 1 }, b: [1, 2] },
    want: ['a%5Bb%5D=1&b=1,2', form],
  },
];

test.for(fields)('semantic 10: a form of $given ($body.encoding) becomes $want', ({ given, body, want }) => {
  expect(urlencoded(given, body)).toEqual(want);
});

test('a multipart body has a part for each value, with a type unless it is text', async () => {
  const file = new File(['b'], 'b.txt');
  const encoding = { xml: { contentType: 'application/xml' } };
  const given = {
    text: 'a',
    number: 1,
    list: ['x', null, 'y', undefined],
    object: { a: 1 },
    xml: '<a/>',
    none: null,
    file,
    blob,
  };
  const [body, type] = multipart(given, { as: multipart, encoding });
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

test('2.6: the content type of the encoding is what a part is sent with, whatever type its file has', async () => {
  const encoding = { photo: { contentType: 'image/png' }, photos: { contentType: 'image/webp' } };
  const given = {
    photo: new File(['a'], 'rex.jpg', { type: 'image/jpeg' }),
    photos: [new Blob(['b']), new Blob(['c'], { type: 'image/gif' })],
    own: new Blob(['d'], { type: 'image/gif' }),
  };
  const [body] = multipart(given, { as: multipart, encoding });
  const sent = await new Request('http://a', { method: 'POST', body }).formData();
  const parts = [...sent].map(([name, value]) => [name, (value as File).type, (value as File).name]);
  expect(parts).toEqual([
    ['photo', 'image/png', 'rex.jpg'],
    ['photos', 'image/webp', 'blob'],
    ['photos', 'image/webp', 'blob'],
    ['own', 'image/gif', 'blob'],
  ]);
});
