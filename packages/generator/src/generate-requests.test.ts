import { describe, expect, test } from 'vitest';
import { filesOf, ok } from '../test/support/files-of.js';
import { part } from '../test/support/module-text.js';

describe('requests', () => {
  test('each part is required if any of its parameters is', async () => {
    const { contents, found } = await filesOf({
      '/a/{id}': {
        parameters: [{ in: 'path', name: 'id', required: true, schema: { type: 'integer' } }],
        put: {
          operationId: 'putA',
          parameters: [
            {
              in: 'query',
              name: 'tags',
              style: 'pipeDelimited',
              explode: false,
              schema: { type: 'array', items: { type: 'string' } },
            },
            { in: 'header', name: 'X-Trace', required: true, schema: { type: 'string' } },
            { in: 'header', name: 'Accept', schema: { type: 'string' } },
            { in: 'query', name: 'filter', content: { 'application/json': { schema: { type: 'object' } } } },
          ],
          requestBody: { content: { 'application/json': { schema: { type: 'string' } } } },
          responses: ok,
        },
      },
    });
    expect(part(contents['put-a.ts'], 'export type PutARequest')).toBe(
      `export type PutARequest = {
  path: {
    id: number;
  };
  query?: {
    tags?: string[] | undefined;
    filter?: { [key: string]: unknown } | undefined;
  };
  headers: {
    'X-Trace': string;
  };
  body?: string;
};`,
    );
    expect(part(contents['put-a.ts'], '  parameters: ')).toBe(
      `  parameters: [
    {
      in: 'path',
      name: 'id',
      required: true,
      validate: (value) => check(z.number().check(checks.integer), value),
    },
    { in: 'query', name: 'tags', style: 'pipeDelimited', validate: (value) => check(queryTagsSchema, value) },
    { in: 'header', name: 'X-Trace', required: true, validate: (value) => check(z.string(), value) },
    { in: 'query', name: 'filter', json: true, validate: (value) => check(queryFilterSchema, value) },
  ],
  body: { as: 'json', validate: (value) => check(z.string(), value) },
  accept: ['*/*'],
  responses: {
    200: {},
  },
};`,
    );
    expect(found).toEqual([]);
  });

  test.each([
    {
      name: 'a cookie',
      path: '/a',
      parameter: { in: 'cookie', name: 'sid' },
      found: 'HL2004 /paths/~1a/get/parameters/0',
    },
    {
      name: 'a style that its place does not have',
      path: '/a',
      parameter: { in: 'query', name: 'q', style: 'matrix' },
      found: 'HL2007 /paths/~1a/get/parameters/0',
    },
    {
      name: 'a path parameter that is not in the path',
      path: '/a',
      parameter: { in: 'path', name: 'id', required: true },
      found: 'HL2010 /paths/~1a/get/parameters/0',
    },
    {
      name: 'a content type that is neither JSON nor text',
      path: '/a',
      parameter: { in: 'query', name: 'q', content: { 'image/png': {} } },
      found: 'HL2007 /paths/~1a/get/parameters/0',
    },
    ...[
      null,
      { in: 'query' },
      { name: 'q' },
      { in: 'Query', name: 'q' },
      { in: 'query', name: '__proto__' },
    ].map((parameter) => ({
      name: JSON.stringify(parameter),
      path: '/a',
      parameter,
      found: 'HL2007 /paths/~1a/get/parameters/0',
    })),
  ])('$name is left out with a finding', async ({ path, parameter, found }) => {
    const read = await filesOf({
      [path]: { get: { operationId: 'a', parameters: [parameter], responses: ok } },
    });
    expect(read.contents['a.ts']).toContain('export type ARequest = {};');
    expect(read.found).toEqual([found]);
  });

  test('each parameter that lacks its name or its location is found', async () => {
    const parameters = [{ in: 'query' }, { in: 'query' }, { name: 'q' }, { name: 'q' }];
    const read = await filesOf({ '/a': { get: { operationId: 'a', parameters, responses: ok } } });
    expect(read.found).toEqual([0, 1, 2, 3].map((index) => `HL2007 /paths/~1a/get/parameters/${index}`));
  });

  test('headers that OpenAPI ignores as parameters are left out without a finding', async () => {
    const parameters = ['Accept', 'content-type', 'Authorization'].map((name) => ({ in: 'header', name }));
    const read = await filesOf({ '/a': { get: { operationId: 'a', parameters, responses: ok } } });
    expect(read.contents['a.ts']).toContain('export type ARequest = {};');
    expect(read.found).toEqual([]);
  });

  test('in a path, a parameter with another content type is a string', async () => {
    const parameters = [{ in: 'path', name: 'id', required: true, content: { 'image/png': {} } }];
    const { contents, found } = await filesOf({
      '/a/{id}': { get: { operationId: 'a', parameters, responses: ok } },
    });
    expect(part(contents['a.ts'], 'export type ARequest')).toBe(
      'export type ARequest = {\n  path: {\n    id: string;\n  };\n};',
    );
    expect(found).toEqual(['HL2007 /paths/~1a~1{id}/get/parameters/0']);
  });

  test('a path parameter that is not declared is a required string', async () => {
    const { contents, found } = await filesOf({ '/a/{id}': { get: { operationId: 'a', responses: ok } } });
    expect(part(contents['a.ts'], 'export type ARequest')).toBe(
      'export type ARequest = {\n  path: {\n    id: string;\n  };\n};',
    );
    expect(found).toEqual(['HL2010 /paths/~1a~1{id}/get']);
  });

  test('a schema has files in a form, but not in JSON', async () => {
    const schema = { $ref: '#/components/schemas/Upload' };
    const Upload = {
      type: 'object',
      required: ['file'],
      properties: { file: { type: 'string', format: 'binary' } },
    };
    const { contents } = await filesOf(
      {
        '/a': {
          post: {
            operationId: 'send',
            requestBody: {
              content: {
                'multipart/form-data': { schema, encoding: { file: { contentType: 'image/png' } } },
              },
            },
            responses: ok,
          },
          get: {
            operationId: 'read',
            responses: { 200: { description: '', content: { 'application/json': { schema } } } },
          },
        },
      },
      { components: { schemas: { Upload } } },
    );
    expect(contents['schemas.ts']).toContain('export type Upload = {\n  file: string;\n};');
    expect(contents['schemas.ts']).toContain('export type UploadForm = {\n  file: Blob;\n};');
    expect(contents['send.ts']).toContain("encoding: { file: { contentType: 'image/png' } }");
  });

  test('`readOnly` and `writeOnly` properties are required in one direction only', async () => {
    const schema = { $ref: '#/components/schemas/User' };
    const User = {
      type: 'object',
      required: ['id', 'password'],
      properties: { id: { type: 'integer', readOnly: true }, password: { type: 'string', writeOnly: true } },
    };
    const content = { 'application/json': { schema } };
    const { contents } = await filesOf(
      {
        '/a': {
          post: {
            operationId: 'make',
            requestBody: { required: true, content },
            responses: { 200: { description: '', content } },
          },
        },
      },
      { components: { schemas: { User } } },
    );
    expect(contents['schemas.ts']).toContain(
      'export type User = {\n  id: number;\n  password?: string | undefined;\n};',
    );
    expect(contents['schemas.ts']).toContain(
      'export type UserInput = {\n  id?: number | undefined;\n  password: string;\n};',
    );
    expect(contents['make.ts']).toContain('body: UserInput;');
  });

  test('GET has no body, and TRACE is skipped', async () => {
    const requestBody = { content: { 'application/json': {} } };
    const { contents, found } = await filesOf({
      '/a': {
        get: { operationId: 'a', requestBody, responses: ok },
        trace: { operationId: 'b', responses: ok },
      },
    });
    expect(Object.keys(contents)).not.toContain('b.ts');
    expect(contents['a.ts']).toContain('export type ARequest = {};');
    expect(found).toEqual(['HL2011 /paths/~1a/get/requestBody', 'HL2011 /paths/~1a/trace']);
  });
});
