import { expect, test } from 'vitest';
import { Resources } from './resources.js';

const at = '/components/schemas';
const resources = new Resources({
  $self: 'https://a.example/api.json',
  components: {
    schemas: {
      Pet: {
        $id: 'pet.json',
        $anchor: 'top',
        $defs: { Name: { $anchor: 'name', $dynamicAnchor: 'node' } },
        properties: { default: { $anchor: 'inDefault' }, const: { $id: 'inner.json' } },
        default: { $anchor: 'data' },
        examples: [{ $id: 'data.json' }],
      },
      First: { $anchor: 'twice' },
      Second: { $anchor: 'twice' },
    },
  },
});

test.each([
  ['#twice', '', `${at}/First`],
  ['#name', `${at}/Pet`, `${at}/Pet/$defs/Name`],
  ['#node', `${at}/Pet`, `${at}/Pet/$defs/Name`],
  ['#', `${at}/Pet`, `${at}/Pet`],
  ['#/properties/default', `${at}/Pet`, `${at}/Pet/properties/default`],
  ['#inDefault', `${at}/Pet`, `${at}/Pet/properties/default`],
  ['pet.json', '', `${at}/Pet`],
  ['pet.json#top', '', `${at}/Pet`],
  ['https://a.example/pet.json#top', '', `${at}/Pet`],
  ['inner.json', '', `${at}/Pet/properties/const`],
  ['api.json#/info', `${at}/Pet`, '/info'],
  ['#twice', '/no/resource', `${at}/First`],
])('%s from %j is %s', (ref, base, pointer) => {
  expect(resources.pointerOf(ref, base)).toBe(pointer);
});

test.each([
  ['#top', ''],
  ['#twice', `${at}/Pet`],
  ['#data', `${at}/Pet`],
  ['data.json', ''],
  ['other.json', ''],
])('%s from %j has no target', (ref, base) => {
  expect(resources.pointerOf(ref, base)).toBeUndefined();
});

test('only `$dynamicAnchor` defines a dynamic anchor, in the schema with the `$id`', () => {
  expect([...resources.dynamicAnchorsOf(`${at}/Pet`)]).toEqual([['node', `${at}/Pet/$defs/Name`]]);
  expect([...resources.dynamicAnchorsOf('')]).toEqual([]);
});
