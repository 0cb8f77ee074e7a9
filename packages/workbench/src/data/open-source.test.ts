import { expect, test } from 'vitest';
import { sourceWith } from '../testing/source-with.ts';
import { serversOf } from './servers.ts';

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const response = (schema: object) => ({ 200: { description: 'ok', ...json(schema) } });

const paths = {
  '/pet': { get: { operationId: 'getPet', responses: response(ref('Pet')) } },
  '/owner': { get: { operationId: 'getOwner', responses: response({ type: 'string' }) } },
};
const schemas = {
  Pet: { properties: { parent: ref('Pet'), tag: ref('Tag') } },
  Tag: { type: 'string' },
  Alone: { type: 'null' },
};

test('an operation comes with the schemas that it reaches, recursive ones too, and no others', () => {
  const detail = sourceWith(paths, schemas).operation('getPet');
  expect(detail?.names).toEqual({ '#/components/schemas/Pet': 'Pet', '#/components/schemas/Tag': 'Tag' });
  expect(detail?.schemas['#/components/schemas/Tag']).toEqual({ type: 'string' });
  expect(sourceWith(paths, schemas).operation('getOwner')?.schemas).toEqual({});
});

test('a schema says which operations and schemas refer to it directly', () => {
  const source = sourceWith(paths, schemas);
  expect(source.schema('Pet')?.usedBy).toMatchObject({ operations: [{ name: 'getPet' }], schemas: ['Pet'] });
  expect(source.schema('Tag')?.usedBy).toMatchObject({ operations: [], schemas: ['Pet'] });
  expect(source.schema('Alone')?.usedBy).toEqual({ operations: [], schemas: [] });
});

test('names that no spec has lead to nothing, prototype keys too', () => {
  const source = sourceWith(paths, schemas);
  for (const name of ['gone', '__proto__', 'constructor']) {
    expect(source.operation(name)).toBeUndefined();
    expect(source.schema(name)).toBeUndefined();
  }
});

test('broken and circular references are left out', () => {
  const loop = { $ref: '#/components/schemas/Loop' };
  const detail = sourceWith(
    {
      '/a': { get: { operationId: 'a', parameters: [{ $ref: '#/gone' }], responses: response(ref('Gone')) } },
    },
    { Loop: loop },
  ).operation('a');
  expect(detail?.operation.parameters).toEqual([]);
  expect(detail?.schemas).toEqual({});
});

test('an operation overrides the parameters of its path', () => {
  const parameter = (description: string) => ({ name: 'id', in: 'path', description });
  const path = {
    parameters: [parameter('shared')],
    get: { operationId: 'a', parameters: [parameter('own')] },
  };
  const source = sourceWith({ '/{id}': { get: path.get } }, {}, { paths: { '/{id}': path } });
  expect(source.operation('a')?.operation.parameters).toEqual([parameter('own')]);
});

test.for<[server: object, want: string[]]>([
  [{ url: 'https://{host}/v1/', variables: { host: { default: 'a.example' } } }, ['https://a.example/v1']],
  [{ url: '/api' }, ['https://spec.example/api']],
  [{ url: 'https://user:secret@a.example' }, []],
  [{ url: 'javascript:alert(1)' }, []],
  [{ url: 'https://{host}' }, []],
])('the server %j gives %j', ([server, want]) => {
  const found = serversOf({ servers: [server] } as never, 'https://spec.example/openapi.json');
  expect(found.map(({ url }) => url)).toEqual(want.length > 0 ? want : ['https://spec.example']);
});
