import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Docs, OperationDocs, SchemaDocs } from '../docs.js';
import { generate } from '../generate.js';
import { createSearch, search } from './docs-search.js';

const text = readFileSync(new URL('../../../../samples/petstore.yaml', import.meta.url), 'utf8');
const { files } = await generate({ id: 'petstore', spec: text });
const petstore = JSON.parse(files.find(({ path }) => path === 'docs.json')?.contents ?? '') as Docs;
const find = createSearch([petstore]);

function operation(name: string, rest: Partial<OperationDocs> = {}): OperationDocs {
  const hooks = { stateful: `use-${name}`, stateless: `use-${name}-async` };
  return {
    ...{ name, method: 'GET', path: '/', file: name, hooks, tags: [], parameters: [], responses: [] },
    ...{ signature: '', sample: '', ...rest },
  };
}

function schema(name: string, rest: Partial<SchemaDocs> = {}): SchemaDocs {
  return { name, schemaName: `${name.toLowerCase()}Schema`, pointer: '', type: '', properties: [], ...rest };
}

const docs = (operations: OperationDocs[], schemas: SchemaDocs[] = [], source = 'shop'): Docs => ({
  ...{ source, title: '', operations, schemas },
});

const names = (given: Docs, query: string) => search(given, query).map(({ name }) => name);

test.each([
  { query: 'getPetById', first: 'getPetById' },
  { query: 'GETPETBYID', first: 'getPetById' },
  { query: 'useGetPetByIdAsync', first: 'getPetById' },
  { query: 'GET /pet/{petId}', first: 'getPetById' },
  { query: 'petSchema', first: 'Pet' },
  { query: 'pet', first: 'Pet' },
  { query: 'download photo', first: 'getPetPhoto' },
  { query: 'remove', first: 'deletePet' },
  { query: 'upl file', first: 'uploadFile' },
  { query: 'updaet pet', first: 'updatePet' },
  { query: 'pets by status', first: 'findPetsByStatus' },
  { query: 'how do I replace a pet', first: 'updatePet' },
  { query: 'available', first: 'PetStatus' },
])('$query finds $first first', ({ query, first }) => {
  expect(find(query)[0]?.name).toBe(first);
});

test('the name of each operation, hook and schema finds it first', () => {
  for (const { name, hooks } of petstore.operations)
    for (const query of [name, ...Object.values(hooks)]) expect(find(query)[0]).toMatchObject({ name });
  for (const { name, schemaName } of petstore.schemas)
    for (const query of [name, schemaName]) expect(find(query)[0]).toMatchObject({ name });
});

test.each(['', '  ', 'pet giraffe', '}{'])('%j finds nothing', (query) => {
  expect(find(query)).toEqual([]);
});

describe('finds an operation by', () => {
  test.each<[part: string, query: string, rest: Partial<OperationDocs>]>([
    ['its operationId', 'orders/list-all', { operationId: 'orders/list-all' }],
    ['its path', 'warehouses', { path: '/v1/warehouses/{id}' }],
    ['its method', 'patch', { method: 'PATCH' }],
    ['a tag', 'billing', { tags: ['billing'] }],
    ['its summary', 'refund', { summary: 'Refund a payment' }],
    ['its description', 'ledger', { description: 'Writes to the ledger.' }],
    [
      'a parameter',
      'cursor',
      { parameters: [{ in: 'query', name: 'cursor', required: false, type: 'string' }] },
    ],
    [
      'the description of a parameter',
      'zone',
      { parameters: [{ in: 'query', name: 'tz', required: false, type: 'string', description: 'A zone' }] },
    ],
    [
      'an enum value of a parameter',
      'descending',
      {
        parameters: [{ in: 'query', name: 'order', required: false, type: "'ascending' | 'descending'" }],
      },
    ],
    [
      'a property of its body',
      'coupon',
      {
        body: {
          required: true,
          contents: [{ contentType: 'application/json', type: '{ coupon?: string }' }],
        },
      },
    ],
    [
      'the description of a response',
      'teapot',
      { responses: [{ status: '418', description: 'A teapot', contents: [] }] },
    ],
    ['a part of a word in lower case', 'sessions', { path: '/checkoutsessions' }],
    ['a misspelled word', 'wharehouse', { path: '/warehouse' }],
  ])('%s', (_, query, rest) => {
    expect(names(docs([operation('one'), operation('two', rest), operation('three')]), query)).toEqual([
      'two',
    ]);
  });
});

describe('finds a schema by', () => {
  test.each<[part: string, query: string, rest: Partial<SchemaDocs>]>([
    ['its description', 'invoice', { description: 'An invoice' }],
    ['a property', 'taxRate', { properties: [{ name: 'taxRate', required: true, type: 'number' }] }],
    [
      'the words of a property',
      'tax rate',
      { properties: [{ name: 'taxRate', required: true, type: 'number' }] },
    ],
    [
      'the description of a property',
      'percent',
      { properties: [{ name: 'rate', required: true, type: 'number', description: 'In percent' }] },
    ],
    ['an enum value', 'sold_out', { type: "export type Two = 'in_stock' | 'sold_out';" }],
  ])('%s', (_, query, rest) => {
    expect(names(docs([], [schema('One'), schema('Two', rest), schema('Three')]), query)).toEqual(['Two']);
  });
});

test('an exact name is first, however often others mention it', () => {
  const mention = operation('listOrders', { summary: 'order order', description: 'order '.repeat(50) });
  const given = docs([mention, operation('createOrder', { tags: ['order'] })], [schema('Order')]);
  expect(names(given, 'order')[0]).toBe('Order');
});

test('names rank above parameters, and parameters above descriptions', () => {
  const given = docs([
    operation('one', { description: 'Looks up the invoice.' }),
    operation('two', { parameters: [{ in: 'query', name: 'invoice', required: true, type: 'string' }] }),
    operation('findInvoice'),
  ]);
  expect(names(given, 'invoice')).toEqual(['findInvoice', 'two', 'one']);
});

test('a short name ranks above a long one with the same words', () => {
  const given = docs([operation('listItemsOfOrdersForWarehouse'), operation('listOrders')]);
  expect(names(given, 'orders list')).toEqual(['listOrders', 'listItemsOfOrdersForWarehouse']);
});

test('get is a word of a query, and other stop words are optional', () => {
  const given = docs([operation('getOrder'), operation('deleteOrder', { method: 'DELETE' })]);
  expect(names(given, 'get order')).toEqual(['getOrder']);
  expect(names(given, 'the order')).toEqual(['getOrder', 'deleteOrder']);
});

test('several sources are searched as one', () => {
  const given = [docs([operation('listOrders')], [], 'shop'), docs([operation('orders')], [], 'archive')];
  expect(createSearch(given)('orders').map(({ source, name }) => [source, name])).toEqual([
    ['archive', 'orders'],
    ['shop', 'listOrders'],
  ]);
  expect(createSearch([])('orders')).toEqual([]);
});

test('names of Object.prototype are words like others', () => {
  const given = docs([operation('constructor'), operation('toString'), operation('list')]);
  expect(names(given, 'constructor')).toEqual(['constructor']);
  expect(names(given, '__proto__')).toEqual([]);
});

test('a description with 30,000 characters of data is indexed in a second', () => {
  const data = 'aB3'.repeat(10_000);
  const start = performance.now();
  expect(names(docs([operation('one', { description: data }), operation('two')]), 'one')).toEqual(['one']);
  expect(performance.now() - start).toBeLessThan(1000);
});

test('the docs have what a reader looks for', () => {
  expect(petstore.operations.find(({ name }) => name === 'getPetPhoto')).toEqual({
    name: 'getPetPhoto',
    operationId: 'getPetPhoto',
    method: 'GET',
    path: '/pet/{petId}/photo',
    server: 'https://petstore.example/api',
    file: 'get-pet-photo',
    hooks: {
      stateful: 'useGetPetPhoto',
      stateless: 'useGetPetPhotoAsync',
      download: 'useGetPetPhotoDownload',
    },
    summary: 'Download the photo of a pet',
    tags: ['pet'],
    parameters: [
      { in: 'path', name: 'petId', required: true, type: 'number', description: 'The id of the pet' },
    ],
    responses: [
      { status: '200', description: 'The photo', contents: [{ contentType: 'image/jpeg', type: 'Blob' }] },
      {
        status: '404',
        description: 'There is no pet with this id',
        contents: [{ contentType: 'application/json', type: 'ApiError' }],
      },
    ],
    signature: 'getPetPhoto(config: SourceConfig, request: GetPetPhotoRequest): Promise<GetPetPhotoData>',
    sample: expect.stringContaining('useGetPetPhoto') as string,
  });
  expect(petstore.schemas.find(({ name }) => name === 'PetStatus')).toEqual({
    name: 'PetStatus',
    schemaName: 'petStatusSchema',
    pointer: '/components/schemas/PetStatus',
    description: 'Status of the pet in the shop',
    type: "export type PetStatus = 'available' | 'pending' | 'sold';",
    properties: [],
  });
});
