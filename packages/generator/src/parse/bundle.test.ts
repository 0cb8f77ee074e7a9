import { expect, test } from 'vitest';
import { Findings } from '../diagnostics.js';
import { bundle } from './bundle.js';
import type { JsonObject } from './json.js';
import { resolveLocation } from './resolve-location.js';

test.each([
  { base: 'https://a.example/v1/openapi.yaml', target: 'pet.yaml', want: 'https://a.example/v1/pet.yaml' },
  {
    base: 'https://a.example/v1/openapi.yaml?x=1',
    target: '../pet.yaml',
    want: 'https://a.example/pet.yaml',
  },
  { base: 'https://a.example/v1/openapi.yaml', target: '/pet.yaml', want: 'https://a.example/pet.yaml' },
  { base: 'https://a.example/openapi.yaml', target: '../../pet.yaml', want: 'https://a.example/pet.yaml' },
  {
    base: 'https://a.example/openapi.yaml',
    target: '//b.example/pet.yaml',
    want: 'https://b.example/pet.yaml',
  },
  {
    base: 'https://a.example/openapi.yaml',
    target: 'http://b.example/pet.yaml',
    want: 'http://b.example/pet.yaml',
  },
  { base: 'specs/openapi.yaml', target: './parts/pet.yaml', want: 'specs/parts/pet.yaml' },
  { base: 'specs/openapi.yaml', target: '../../pet.yaml', want: '../pet.yaml' },
  { base: '/home/me/openapi.yaml', target: '../pet.yaml', want: '/home/pet.yaml' },
  { base: 'C:\\work\\openapi.yaml', target: 'pet.yaml', want: 'C:/work/pet.yaml' },
])('$target from $base', ({ base, target, want }) => {
  expect(resolveLocation(base, target)).toBe(want);
});

const read = (files: Record<string, string>) => (location: string) =>
  location in files ? Promise.resolve(files[location] ?? '') : Promise.reject(new Error('gone'));

test('documents that lead to each other are put inside once, and every $ref leads there', async () => {
  const findings = new Findings();
  const document: JsonObject = { a: { $ref: 'parts/pet.yaml#/Pet' }, b: { $ref: 'parts/pet.yaml#/Tag' } };
  const files = {
    'parts/pet.yaml': 'Pet:\n  tag: {$ref: "#/Tag"}\n  owner: {$ref: owner.json}\nTag: {type: string}',
    'parts/owner.json': '{"pet": {"$ref": "pet.yaml#/Pet"}, "root": {"$ref": "../openapi.yaml#/a"}}',
  };
  expect(await bundle(document, 'openapi.yaml', read(files), findings)).toEqual({
    a: { $ref: '#/x-bundled/1/pet/Pet' },
    b: { $ref: '#/x-bundled/1/pet/Tag' },
    'x-bundled': {
      1: {
        pet: {
          Pet: { tag: { $ref: '#/x-bundled/1/pet/Tag' }, owner: { $ref: '#/x-bundled/2/owner' } },
          Tag: { type: 'string' },
        },
      },
      2: { owner: { pet: { $ref: '#/x-bundled/1/pet/Pet' }, root: { $ref: '#/a' } } },
    },
  });
  expect(findings.list).toEqual([]);
});

test.each([
  { name: 'cannot be reached', files: {} },
  { name: 'is no JSON or YAML', files: { 'pet.yaml': '{"a":' } },
])('a document that $name is a finding, and its $ref stays', async ({ files }) => {
  const findings = new Findings();
  const document: JsonObject = { x: { $ref: 'pet.yaml' } };
  expect(await bundle(document, 'openapi.yaml', read(files), findings)).toEqual({ x: { $ref: 'pet.yaml' } });
  expect(findings.list).toMatchObject([{ code: 'HL1005', pointer: '/x' }]);
});
