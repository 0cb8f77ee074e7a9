import { describe, expect, it } from 'vitest';
import { connectedDocument } from '../test/support/connected-document.js';
import { compare } from './compare.js';
import type { Docs } from './docs.js';
import { generate } from './generate.js';
import type { OperationOptions } from './model/operation-filter.js';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const returns = (schema: object) => ({ responses: { 200: { description: 'ok', ...json(schema) } } });

const shop = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  paths: {
    '/pet': {
      get: { operationId: 'findPets', tags: ['pet'], ...returns({ type: 'array', items: ref('Pet') }) },
      post: { operationId: 'addPet', tags: ['pet', 'write'], requestBody: json(ref('Pet')), ...returns({}) },
    },
    '/pet/{petId}': {
      parameters: [{ name: 'petId', in: 'path', required: true, schema: ref('PetId') }],
      get: { operationId: 'getPetById', tags: ['pet'], ...returns(ref('Pet')) },
      delete: { tags: ['pet', 'write'], deprecated: true, ...returns({}) },
    },
    '/admin/log': { $ref: '#/components/pathItems/Log' },
    '/order': { get: { operationId: 'getOrders', tags: ['store'], ...returns(ref('Order')) } },
  },
  webhooks: { sold: { post: { tags: ['store'], requestBody: json(ref('Sale')), responses: {} } } },
  components: {
    parameters: { since: { name: 'since', in: 'query', schema: ref('Since') } },
    pathItems: {
      Log: {
        get: {
          operationId: 'getLog',
          tags: ['admin'],
          parameters: [{ $ref: '#/components/parameters/since' }],
          ...returns({
            oneOf: [ref('Entry')],
            discriminator: { propertyName: 'kind', mapping: { a: 'Alarm' } },
          }),
        },
      },
    },
    schemas: {
      Pet: { type: 'object', properties: { id: ref('PetId') } },
      PetId: { type: 'integer' },
      Since: { type: 'string' },
      Entry: { type: 'object', properties: { pet: ref('Pet'), mapping: ref('Inner'), next: ref('Entry') } },
      Inner: { type: 'string' },
      Alarm: { type: 'string' },
      Order: { type: 'object', properties: { status: ref('Status') } },
      Status: { type: 'string' },
      Sale: { type: 'object', properties: { status: ref('Status') } },
      Orphan: { type: 'string' },
    },
  },
};

async function run(options: OperationOptions, spec: object = shop) {
  const { files, diagnostics } = await generate({ id: 'shop', spec: JSON.stringify(spec), ...options });
  const docs = files.find(({ path }) => path === 'docs.json')?.contents;
  const { operations, schemas } = JSON.parse(docs ?? '{"operations":[],"schemas":[]}') as Docs;
  const modules = files.map(({ path }) => path).filter((path) => !/^(index|schemas|auth|docs)\./.test(path));
  return {
    files,
    diagnostics,
    modules,
    operations: operations.map(({ method, path }) => `${method} ${path}`),
    schemas: schemas.map(({ name }) => name),
  };
}

const all = [
  'GET /pet',
  'POST /pet',
  'GET /pet/{petId}',
  'DELETE /pet/{petId}',
  'GET /admin/log',
  'GET /order',
];

describe('generates', () => {
  it.each<[string, OperationOptions, string[]]>([
    ['everything by default', {}, all],
    ['what a tag selects', { include: { tags: ['store'] } }, ['GET /order']],
    ['what any pattern selects', { include: { tags: ['sto*'], operationIds: ['getLog'] } }, all.slice(4)],
    ['a path and what is below it', { include: { paths: ['/pet/**'] } }, all.slice(0, 4)],
    ['one method of a path', { include: { paths: ['delete /pet/*'] } }, ['DELETE /pet/{petId}']],
    ['what `exclude` leaves', { exclude: { tags: ['write', 'admin'] } }, [all[0]!, all[2]!, all[5]!]],
    [
      'what `include` selects and `exclude` leaves',
      { include: { tags: ['pet'] }, exclude: { paths: ['POST /**'] } },
      [all[0]!, all[2]!, all[3]!],
    ],
    [
      'no deprecated operation',
      { exclude: { deprecated: true } },
      all.filter((one) => !one.startsWith('DELETE')),
    ],
    [
      'deprecated operations',
      { exclude: { deprecated: false, operationIds: ['getOrders'] } },
      all.slice(0, 5),
    ],
  ])('%s', async (_, options, want) => {
    const { operations, modules, diagnostics } = await run(options);
    expect(operations).toEqual(want);
    expect(modules).toHaveLength(want.length);
    expect(diagnostics.filter(({ code }) => code.startsWith('HL205'))).toEqual([]);
  });
});

describe('leaves out the schemas that only excluded operations use', () => {
  it.each<[string, OperationOptions, string[]]>([
    [
      'through components, references and mappings',
      { exclude: { tags: ['admin'] } },
      ['Since', 'Entry', 'Inner', 'Alarm'],
    ],
    ['and keeps what webhooks use', { exclude: { tags: ['store'] } }, ['Order']],
    ['and keeps what others use', { exclude: { operationIds: ['findPets'] } }, []],
    [
      'and keeps unused schemas',
      { include: { tags: ['store'] } },
      ['Pet', 'PetId', 'Since', 'Entry', 'Inner', 'Alarm'],
    ],
  ])('%s', async (_, options, want) => {
    const [before, after] = [await run({}), await run(options)];
    expect(before.schemas.filter((name) => !after.schemas.includes(name))).toEqual(want);
    const code = after.files.map(({ contents }) => contents).join('\n');
    for (const name of want) expect(code).not.toMatch(new RegExp(`\\b${name}\\b`));
  });
});

it('resolves references from generated operations into excluded ones', async () => {
  const spec = connectedDocument('3.1.1');
  const { diagnostics, operations } = await run({ include: { operationIds: ['inner'] } }, spec);
  expect(operations).toEqual(['GET /inner']);
  expect(diagnostics.filter(({ severity }) => severity !== 'info')).toEqual([]);
});

it('reports nothing about excluded operations', async () => {
  const callback = { callbacks: { sold: { '{$url}': { post: { responses: {} } } } } };
  const bad = { '/bad': { get: { operationId: 'bad', ...callback, ...returns({ $ref: '#/none' }) } } };
  const spec = { ...shop, paths: { ...shop.paths, ...bad } };
  const codesOf = async (options: OperationOptions) =>
    (await run(options, spec)).diagnostics.map(({ code }) => code);
  expect(await codesOf({})).toEqual(expect.arrayContaining(['HL1004', 'HL2001', 'HL2031']));
  expect(await codesOf({ exclude: { operationIds: ['bad', 'getLog'], deprecated: true } })).toEqual([
    'HL2030',
  ]);
});

it('lets an operation have the name of an excluded one', async () => {
  const again = { '/old': { get: { operationId: 'findPets', tags: ['old'], ...returns({}) } } };
  const spec = { ...shop, paths: { ...again, ...shop.paths } };
  expect((await run({}, spec)).modules).toContain('find-pets2.ts');
  expect((await run({ exclude: { tags: ['old'] } }, spec)).modules).not.toContain('find-pets2.ts');
});

describe('HL2050', () => {
  it.each<[OperationOptions, string, string]>([
    [
      { include: { tags: ['store', 'pets'] } },
      '/include/tags/1',
      '`pets` matches no operation. Did you mean `pet`?',
    ],
    [
      { include: { tags: ['store', 'Pet'] } },
      '/include/tags/1',
      '`Pet` matches no operation. Did you mean `pet`?',
    ],
    [
      { exclude: { tags: ['nothing*'] } },
      '/exclude/tags/0',
      '`nothing*` matches no operation. The tags are `pet`, `write`, `admin`, `store`.',
    ],
    [
      { exclude: { paths: ['/pets/**'] } },
      '/exclude/paths/0',
      '`/pets/**` matches no operation. Did you mean `/pet/**`?',
    ],
    [
      { exclude: { paths: ['GET /adnim/log'] } },
      '/exclude/paths/0',
      '`GET /adnim/log` matches no operation. Did you mean `GET /admin/log`?',
    ],
    [{ exclude: { paths: ['PUT /pet'] } }, '/exclude/paths/0', '`PUT /pet` matches no operation.'],
    [{ exclude: { paths: ['/pet/*/photo'] } }, '/exclude/paths/0', '`/pet/*/photo` matches no operation.'],
    [
      { exclude: { operationIds: ['getpetbyid'] } },
      '/exclude/operationIds/0',
      '`getpetbyid` matches no operation. Did you mean `getPetById`?',
    ],
    [
      { exclude: { operationIds: ['__proto__'] } },
      '/exclude/operationIds/0',
      '`__proto__` matches no operation.',
    ],
  ])('for %j', async (options, pointer, message) => {
    const { diagnostics, files } = await run(options);
    const found = diagnostics.filter(({ code }) => code === 'HL2050');
    expect(found).toMatchObject([{ pointer, message, severity: 'warning', source: 'shop' }]);
    expect(found[0]).not.toHaveProperty('line');
    expect(files).not.toEqual([]);
  });
});

describe('HL2051: nothing is generated', () => {
  it.each<[OperationOptions, string]>([
    [{ include: { tags: ['pets'] } }, '/include'],
    [{ exclude: { paths: ['/**'] } }, '/exclude'],
    [{ include: {} }, '/include'],
  ])('with %j', async (options, pointer) => {
    const { diagnostics, files } = await run(options);
    const message = 'No operation is left. Operations in the spec: 6.';
    expect(diagnostics.filter(({ code }) => code === 'HL2051')).toMatchObject([{ pointer, message }]);
    expect(files).toEqual([]);
  });

  it('but a spec without operations still gets its schemas', async () => {
    const spec = { openapi: '3.1.0', components: { schemas: { Pet: {} } } };
    const { diagnostics, schemas } = await run({ include: { tags: ['pet'] } }, spec);
    expect(diagnostics.map(({ message }) => message)).toEqual([
      '`pet` matches no operation. No operation has a tag.',
    ]);
    expect(schemas).toEqual(['Pet']);
  });
});

it('compares what is generated', () => {
  const { '/order': order, ...others } = shop.paths;
  const after = JSON.stringify({
    ...shop,
    paths: others,
    components: { ...shop.components, schemas: { ...shop.components.schemas, Order: {} } },
  });
  const before = JSON.stringify(shop);
  expect(order).toBeDefined();
  expect(compare(before, after).map(({ name, kind }) => [name, kind])).toEqual([
    ['getOrders', 'removed'],
    ['Order', 'changed'],
  ]);
  expect(compare(before, after, { exclude: { tags: ['store'] } }).map(({ name }) => name)).toEqual(['Order']);
  expect(compare(before, before, { include: { tags: ['pet'] } })).toEqual([]);
});
