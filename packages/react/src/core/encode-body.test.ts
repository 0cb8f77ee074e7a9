import { expect, test } from 'vitest';
import { encodeBody } from './encode-body.js';
import type { RequestBody } from './operation.js';

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
  { body: { as: 'json' }, given: blob, want: [blob] },
  { body: { as: 'binary' }, given: blob, want: [blob] },
  { body: { as: 'binary', type: 'image/jpeg' }, given: blob, want: [blob, 'image/jpeg'] },
];

test.for(texts)('semantic 10: a body as $body.as becomes $want', ({ given, body, want }) => {
  expect(encodeBody(given, body)).toEqual([want[0], want[1]]);
});
