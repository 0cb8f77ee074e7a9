import { expect, test } from 'vitest';
import { resolveUri } from './resolve-uri.js';

// https://www.rfc-editor.org/rfc/rfc3986#section-5.4
test.each([
  ['g:h', 'g:h'],
  ['g', 'http://a/b/c/g'],
  ['./g', 'http://a/b/c/g'],
  ['g/', 'http://a/b/c/g/'],
  ['/g', 'http://a/g'],
  ['//g', 'http://g'],
  ['?y', 'http://a/b/c/d;p?y'],
  ['g?y', 'http://a/b/c/g?y'],
  ['', 'http://a/b/c/d;p?q'],
  ['.', 'http://a/b/c/'],
  ['..', 'http://a/b/'],
  ['../g', 'http://a/b/g'],
  ['../..', 'http://a/'],
  ['../../../g', 'http://a/g'],
  ['/./g', 'http://a/g'],
  ['/../g', 'http://a/g'],
  ['g.', 'http://a/b/c/g.'],
  ['..g', 'http://a/b/c/..g'],
  ['./g/.', 'http://a/b/c/g/'],
  ['g;x=1/../y', 'http://a/b/c/y'],
])('%j of the RFC resolves to %s', (reference, expected) => {
  expect(resolveUri('http://a/b/c/d;p?q', reference)).toBe(expected);
});

test.each([
  ['', 'pet.json', 'pet.json'],
  ['https://a.example', 'pet.json', 'https://a.example/pet.json'],
  ['schemas/a.json', 'b.json', 'schemas/b.json'],
  ['urn:uuid:1', '', 'urn:uuid:1'],
])('from %j, %j resolves to %j', (base, reference, expected) => {
  expect(resolveUri(base, reference)).toBe(expected);
});
