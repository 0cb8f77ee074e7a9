import { expect, test } from 'vitest';
import { Findings } from '../diagnostics.js';
import { bundle } from './bundle.js';
import type { Json, JsonObject } from './json.js';
import { References } from './references.js';
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

test('documents that refer to each other are bundled once, and every $ref refers to them', async () => {
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
])('a document that $name is reported, and its $ref is kept', async ({ files }) => {
  const findings = new Findings();
  const document: JsonObject = { x: { $ref: 'pet.yaml' } };
  expect(await bundle(document, 'openapi.yaml', read(files), findings)).toEqual({ x: { $ref: 'pet.yaml' } });
  expect(findings.list).toMatchObject([{ code: 'HL1005', pointer: '/x' }]);
});

/** What is read while a document with the schema `Pet` is bundled, and what becomes of the schema. */
async function bundled(Pet: Json, files: Record<string, string>) {
  const findings = new Findings();
  const asked: string[] = [];
  const document: JsonObject = { components: { schemas: { Pet, example: { $ref: 'tag.yaml' } } } };
  const result = await bundle(
    document,
    'openapi.yaml',
    (location) => {
      asked.push(location);
      return read(files)(location);
    },
    findings,
  );
  const schemas = (result as { components: { schemas: JsonObject } }).components.schemas;
  return { asked, schema: schemas['Pet'], named: schemas['example'], found: findings.list };
}

const tag = { 'tag.yaml': 'type: string' };
const there = { $ref: '#/x-bundled/1/tag' };

test.each(['example', 'examples', 'default', 'const', 'enum', 'x-y'])(
  'a property called `%s` is bundled',
  async (name) => {
    const { asked, schema, found } = await bundled({ properties: { [name]: { $ref: 'tag.yaml' } } }, tag);
    expect({ asked, schema, found }).toEqual({
      asked: ['tag.yaml'],
      schema: { properties: { [name]: there } },
      found: [],
    });
  },
);

test.each(['example', 'examples', 'default', 'const', 'enum'])(
  'the value of the keyword `%s` is no place for a `$ref`',
  async (keyword) => {
    for (const value of [{ $ref: 'gone.yaml' }, [{ a: { $ref: 'gone.yaml' } }]]) {
      const { asked, schema, found } = await bundled({ [keyword]: value }, tag);
      expect({ asked, schema, found }).toEqual({
        asked: ['tag.yaml'],
        schema: { [keyword]: value },
        found: [],
      });
    }
  },
);

test('a schema and a response may be called `example` or `default`', async () => {
  const { named } = await bundled({}, tag);
  expect(named).toEqual(there);
  const document: JsonObject = {
    paths: { '/a': { get: { responses: { default: { $ref: 'tag.yaml' } } } } },
  };
  expect(await bundle(document, 'openapi.yaml', read(tag), new Findings())).toMatchObject({
    paths: { '/a': { get: { responses: { default: there } } } },
  });
});

test('examples of parameters and media types are values', async () => {
  const example = { $ref: 'gone.yaml' };
  const media = { schema: { $ref: 'tag.yaml' }, example, examples: { a: { value: example } } };
  const document: JsonObject = {
    components: {
      examples: { a: { value: example } },
      parameters: { a: { ...media, name: 'a', in: 'query' } },
      requestBodies: { a: { content: { 'application/json': media } } },
    },
  };
  const findings = new Findings();
  await bundle(document, 'openapi.yaml', read(tag), findings);
  expect(findings.list).toEqual([]);
});

test('in another file, the context of a `$ref` determines the kind of its target', async () => {
  const files = {
    'all.yaml': [
      'example: {properties: {example: {$ref: tag.yaml}}, example: {$ref: gone.yaml}}',
      'unused: {$ref: gone.yaml}',
    ].join('\n'),
    ...tag,
  };
  const document: JsonObject = { components: { schemas: { A: { $ref: 'all.yaml#/example' } } } };
  const findings = new Findings();
  expect(await bundle(document, 'openapi.yaml', read(files), findings)).toMatchObject({
    'x-bundled': { 1: { all: { example: { properties: { example: { $ref: '#/x-bundled/2/tag' } } } } } },
  });
  expect(findings.list).toEqual([]);
});

test('a `$ref` that is reached several times is rewritten once', async () => {
  const files = { 'all.yaml': 'A: {allOf: [{$ref: "#/B"}]}\nB: {items: {$ref: "#/A"}}' };
  const document: JsonObject = {
    components: { schemas: { A: { $ref: 'all.yaml#/A' }, B: { $ref: 'all.yaml#/B' } } },
    'x-more': { schema: { $ref: 'all.yaml#/A' } },
  };
  expect(await bundle(document, 'openapi.yaml', read(files), new Findings())).toMatchObject({
    'x-bundled': {
      1: {
        all: {
          A: { allOf: [{ $ref: '#/x-bundled/1/all/B' }] },
          B: { items: { $ref: '#/x-bundled/1/all/A' } },
        },
      },
    },
  });
});

test("a discriminator's mapping is bundled with the members", async () => {
  const files = { 'cat.yaml': 'type: object', 'dog.yaml': 'type: object' };
  const schema = (cat: string, dog: string): JsonObject => ({
    oneOf: [{ $ref: cat }, { $ref: dog }],
    discriminator: { propertyName: 'kind', mapping: { cat, dog, pet: 'Pet', 'tag.yaml': 'example' } },
  });
  const result = await bundled(schema('cat.yaml', 'dog.yaml'), { ...files, ...tag });
  expect(result.schema).toEqual(schema('#/x-bundled/1/cat', '#/x-bundled/2/dog'));
});

test('a file name with a percent sign can be referred to', async () => {
  const document: JsonObject = { components: { schemas: { A: { $ref: 'a%20b.yaml' } } } };
  const result = await bundle(
    document,
    'openapi.yaml',
    () => Promise.resolve('type: string'),
    new Findings(),
  );
  const references = new References(result, new Findings());
  expect(references.follow({ $ref: '#/components/schemas/A' }, '')?.value).toEqual({ type: 'string' });
});

test.each([
  { case: 'beside the document', at: 'specs/pet.json', self: undefined },
  { case: 'at the address that `$self` gives', at: 'https://a.example/v1/pet.json', self: undefined },
  { case: 'where it calls itself so', at: 'specs/pet.json', self: 'https://a.example/v1/pet.json' },
])('a reference of a document with `$self` is read $case', async ({ at, self }) => {
  const findings = new Findings();
  const pet = {
    ...(self === undefined ? {} : { $self: self }),
    Pet: {},
    Back: { $ref: 'openapi#/components' },
  };
  const document: JsonObject = {
    $self: 'https://a.example/v1/openapi',
    a: { $ref: 'pet.json#/Back' },
    b: { $ref: 'https://a.example/v1/pet.json#/Pet' },
    c: { $ref: 'https://a.example/v1/openapi#/components' },
    components: {},
  };
  const bundled = await bundle(document, 'specs/x.json', read({ [at]: JSON.stringify(pet) }), findings);
  expect(bundled).toMatchObject({
    a: { $ref: '#/x-bundled/1/pet/Back' },
    b: { $ref: '#/x-bundled/1/pet/Pet' },
    c: { $ref: '#/components' },
    'x-bundled': { 1: { pet: { Back: { $ref: '#/components' } } } },
  });
  expect(findings.list).toEqual([]);
});

test("a document whose `$self` doesn't match is rejected", async () => {
  const findings = new Findings();
  const document: JsonObject = { $self: 'https://a.example/v1/openapi', a: { $ref: 'pet.json#/Pet' } };
  const files = {
    'pet.json': '{"$self":"https://other.example/pet","Pet":{"type":"string"}}',
    'https://a.example/v1/pet.json': '{"Pet":{"type":"integer"}}',
  };
  const bundled = await bundle(document, 'openapi.json', read(files), findings);
  expect(bundled['x-bundled']).toEqual({ 1: { pet: { Pet: { type: 'integer' } } } });
});

test("a discriminator's `defaultMapping` refers to the bundled document", async () => {
  const findings = new Findings();
  const discriminator = { propertyName: 'kind', defaultMapping: 'other.json#/Other' };
  const document: JsonObject = { components: { schemas: { Pet: { oneOf: [], discriminator } } } };
  const bundled = await bundle(document, 'openapi.json', read({ 'other.json': '{"Other":{}}' }), findings);
  expect(bundled).toMatchObject({
    components: { schemas: { Pet: { discriminator: { defaultMapping: '#/x-bundled/1/other/Other' } } } },
  });
});

test.each([
  { ref: 'schemas/pet.yaml', name: 'pet' },
  { ref: 'schemas/pet.YML', name: 'pet' },
  { ref: 'pet.schema.json', name: 'pet' },
  { ref: 'pet.openapi.yaml', name: 'pet' },
  { ref: 'pet.json.txt', name: 'pet.json.txt' },
  { ref: 'https://b.example/pet.json?version=1', name: 'pet' },
  { ref: 'https://b.example/pets/', name: 'document' },
  { ref: 'https://b.example/?pet.json', name: 'document' },
  { ref: '__proto__.json', name: 'document' },
])('the file $ref is called `$name`', async ({ ref, name }) => {
  const findings = new Findings();
  const document: JsonObject = { a: { $ref: ref } };
  const bundled = await bundle(document, 'openapi.json', () => Promise.resolve('{}'), findings);
  expect(bundled).toEqual({ a: { $ref: `#/x-bundled/1/${name}` }, 'x-bundled': { 1: { [name]: {} } } });
});

test.each([
  { value: 'pet.json', leads: true },
  { value: 'pet.yml', leads: true },
  { value: 'pet.YAML', leads: true },
  { value: 'schemas/pet', leads: true },
  { value: 'pet#', leads: true },
  { value: 'pet', leads: false },
  { value: 'pet.jsonl', leads: false },
  { value: 'Named.json', leads: false },
])('a mapping to `$value` refers to a document: $leads', async ({ value, leads }) => {
  const findings = new Findings();
  const document: JsonObject = {
    components: {
      schemas: {
        'Named.json': {},
        Pet: { oneOf: [], discriminator: { propertyName: 'a', mapping: { a: value } } },
      },
    },
  };
  const asked: string[] = [];
  const ask = (location: string) => {
    asked.push(location);
    return Promise.resolve('{}');
  };
  await bundle(document, 'openapi.json', ask, findings);
  expect(asked).toEqual(leads ? [value.replace('#', '')] : []);
});

test('a local `$ref` is unchanged', async () => {
  const document: JsonObject = { a: { $ref: '#/b%20c' }, 'b c': { $ref: '#' } };
  const bundled = await bundle(structuredClone(document), 'openapi.json', undefined, new Findings());
  expect(bundled).toEqual(document);
});

test('a `$ref` to the file of the document itself refers to its parts', async () => {
  const document: JsonObject = { a: { $ref: 'openapi.json#/b' }, b: {} };
  const bundled = await bundle(document, 'openapi.json', undefined, new Findings());
  expect(bundled).toEqual({ a: { $ref: '#/b' }, b: {} });
});

test.each([
  ['pet.json#/None', '/None'],
  ['pet.json#anchor', '/#anchor'],
  ['pet.json#/a/%ZZ', '/a/%ZZ'],
])('a missing target in a document is left to be reported on resolution: %s', async (ref, fragment) => {
  const findings = new Findings();
  const document: JsonObject = { a: { $ref: ref } };
  expect(await bundle(document, 'openapi.json', read({ 'pet.json': '{"Pet":{}}' }), findings)).toEqual({
    a: { $ref: `#/x-bundled/1/pet${fragment}` },
    'x-bundled': { 1: { pet: { Pet: {} } } },
  });
  expect(findings.list).toEqual([]);
});

test("a finding shows the reference that couldn't be read, truncated", async () => {
  const findings = new Findings();
  const long = 'a'.repeat(300);
  await bundle({ a: { $ref: 'gone.json' }, b: { $ref: long } }, 'openapi.json', undefined, findings);
  expect(findings.list.map(({ message }) => message.split(' ')[0])).toEqual([
    '`gone.json`',
    `\`${'a'.repeat(200)}\``,
  ]);
});

test('a document is read once, even if it fails', async () => {
  const asked: string[] = [];
  const ask = (location: string) => {
    asked.push(location);
    return Promise.reject(new Error('gone'));
  };
  const document: JsonObject = { a: { $ref: 'gone.json' }, b: { $ref: 'gone.json#/x' } };
  const findings = new Findings();
  await bundle(document, 'openapi.json', ask, findings);
  expect(asked).toEqual(['gone.json']);
  expect(findings.list.map(({ pointer }) => pointer)).toEqual(['/a', '/b']);
});

test('at most 500 documents are read', async () => {
  const refs = Array.from({ length: 502 }, (_, index) => [`r${index}`, { $ref: `${index}.json` }] as const);
  const findings = new Findings();
  let asked = 0;
  const ask = () => {
    asked += 1;
    return Promise.resolve('{}');
  };
  await bundle(Object.fromEntries(refs), 'openapi.json', ask, findings);
  expect(asked).toBe(500);
  expect(findings.list.map(({ pointer }) => pointer)).toEqual(['/r500', '/r501']);
});

test.each(['', '#', '#part'])('an empty `$self` is ignored: `%s`', async (self) => {
  const findings = new Findings();
  const document: JsonObject = {
    $self: self,
    a: { $ref: 'pet.json' },
    b: { $ref: 'openapi.json#/c' },
    c: {},
  };
  const bundled = await bundle(document, 'specs/openapi.json', read({ 'specs/pet.json': '{}' }), findings);
  expect(bundled).toMatchObject({ a: { $ref: '#/x-bundled/1/pet' }, b: { $ref: '#/c' } });
  expect(findings.list).toEqual([]);
});

test('the fragment of a `$self` is ignored', async () => {
  const findings = new Findings();
  const document: JsonObject = {
    $self: 'https://a.example/v1/openapi#a/b',
    a: { $ref: 'pet.json' },
    b: { $ref: 'https://a.example/v1/openapi#/c' },
    c: {},
  };
  const files = { 'https://a.example/v1/pet.json': '{}' };
  expect(await bundle(document, 'openapi.json', read(files), findings)).toMatchObject({
    a: { $ref: '#/x-bundled/1/pet' },
    b: { $ref: '#/c' },
  });
});
