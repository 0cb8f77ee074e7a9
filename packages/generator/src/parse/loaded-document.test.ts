import { expect, test } from 'vitest';
import { LoadedDocument } from './loaded-document.js';

const at = '/x-bundled/1/pet';
const document = new LoadedDocument(
  {
    location: 'specs/pet.json',
    base: 'specs/pet.json',
    value: {
      $id: 'https://a.example/pet.json#',
      $defs: {
        Tag: { $anchor: 'tag', 'a%b': { $anchor: 'percent' } },
        Inner: { $id: 'inner/one.json', $defs: { Tag: { $anchor: 'tag' } } },
      },
    },
  },
  at,
);
const inner = `${at}/$defs/Inner`;

test.each([
  { ref: '#/$defs/Tag', within: undefined, want: '/$defs/Tag' },
  { ref: '#/none', within: undefined, want: '/none' },
  { ref: '#/$defs/a%25b', within: undefined, want: '/$defs/a%25b' },
  { ref: '#', within: undefined, want: '' },
  { ref: '#tag', within: undefined, want: '/$defs/Tag' },
  { ref: '#tag', within: at, want: '/$defs/Tag' },
  { ref: '#tag', within: inner, want: '/$defs/Inner/$defs/Tag' },
  { ref: '#percent', within: at, want: '/$defs/Tag/a%25b' },
  { ref: '#none', within: at, want: undefined },
  { ref: '#/$defs/Tag', within: inner, want: '/$defs/Inner/$defs/Tag' },
  { ref: '#/$defs/Inner', within: inner, want: '/$defs/Inner' },
  { ref: '#', within: inner, want: '/$defs/Inner' },
])('$ref within $within is $want', ({ ref, within, want }) => {
  expect(document.fragmentOf(ref, within)).toBe(want);
});

test.each([
  { uri: 'https://a.example/pet.json', fragment: 'tag', want: '/$defs/Tag' },
  { uri: 'https://a.example/pet.json', fragment: '', want: '' },
  { uri: 'https://a.example/inner/one.json', fragment: 'tag', want: '/$defs/Inner/$defs/Tag' },
  { uri: 'https://a.example/inner/one.json', fragment: 'percent', want: undefined },
  { uri: 'https://a.example/other.json', fragment: '', want: undefined },
])('$uri and the fragment `$fragment` is $want', ({ uri, fragment, want }) => {
  expect(document.fragmentOfUri(uri, fragment)).toBe(want);
});

test('references are relative to the `$id` around them, or to where the document was read', () => {
  expect(document.baseAt(at)).toBe('https://a.example/pet.json');
  expect(document.baseAt(inner)).toBe('https://a.example/inner/one.json');
  const plain = new LoadedDocument({ location: 'a.json', base: 'b.json', value: {} }, at);
  expect(plain.baseAt(at)).toBe('b.json');
});

test.each([
  { keys: [], want: at },
  { keys: ['$defs', 'Tag'], want: at },
  { keys: ['$defs', 'Inner'], want: inner },
  { keys: ['$defs', 'Inner', '$defs', 'Tag'], want: inner },
])('the schema with an `$id` around $keys is $want', ({ keys, want }) => {
  expect(document.withinAt(keys)).toBe(want);
});

test('a document that could not be read has nothing', () => {
  const gone = new LoadedDocument({ location: 'a.json', base: 'a.json', value: undefined });
  expect(gone.fragmentOf('#tag')).toBeUndefined();
  expect(gone.fragmentOfUri('b.json', '')).toBeUndefined();
  expect(gone.withinAt(['a'])).toBeUndefined();
  expect(gone.valueAt('/a')).toBeUndefined();
  expect([gone.at, gone.number, gone.name]).toEqual(['', 0, '']);
});

test('the value at a fragment is the one that the pointer leads to', () => {
  expect(document.valueAt('/$defs/Tag/a%25b')).toEqual({ $anchor: 'percent' });
  expect(document.valueAt('tag')).toBeUndefined();
});
