import { readFileSync } from 'node:fs';
import { format } from 'prettier';
import ts from 'typescript';
import { describe, expect, test } from 'vitest';
import { generate } from './generate.js';

const petstore = readFileSync(new URL('../../../samples/petstore.yaml', import.meta.url), 'utf8');
const prettierOptions = JSON.parse(
  readFileSync(new URL('../../../.prettierrc.json', import.meta.url), 'utf8'),
) as object;

async function filesOf(paths: object, more: object = {}, openapi = '3.1.0') {
  const { files, diagnostics } = await generate({
    id: 'test',
    text: JSON.stringify({ openapi, paths, ...more }),
  });
  const contents = Object.fromEntries(files.map(({ path, contents: text }) => [path, text]));
  return { contents, found: diagnostics.map(({ code, pointer }) => `${code} ${pointer}`) };
}

/** The part of a module from the given line to the next blank one. */
function part(text: string | undefined, start: string): string {
  const from = text?.indexOf(start) ?? -1;
  return from < 0 || text === undefined ? '' : (text.slice(from).split('\n\n')[0]?.trimEnd() ?? '');
}

const ok = { 200: { description: '' } };

describe('the Petstore', () => {
  test('has the files of the contract and nothing to complain about', async () => {
    const { files, diagnostics } = await generate({ id: 'petstore', text: petstore });
    expect(files.map(({ path }) => path)).toEqual([
      'index.ts',
      'schemas.ts',
      'add-pet.ts',
      'update-pet.ts',
      'find-pets-by-status.ts',
      'get-pet-by-id.ts',
      'delete-pet.ts',
      'upload-file.ts',
      'get-pet-photo.ts',
      'docs.json',
    ]);
    expect(diagnostics).toEqual([]);
  });

  test('gives one operation one module', async () => {
    const { files } = await generate({ id: 'petstore', text: petstore });
    expect(files.find(({ path }) => path === 'get-pet-by-id.ts')?.contents).toMatchInlineSnapshot(`
      "/* eslint-disable */
      // Written by Hookloom from the source "petstore". Change the source and run \`hookloom generate\`.
      import {
        check,
        createCall,
        createStatefulHook,
        createStatelessHook,
        type HttpError,
        type Operation,
      } from '@hookloom/react/generated';
      import * as z from 'zod/mini';
      import { apiErrorSchema, petSchema, type ApiError, type Pet } from './schemas';

      export type GetPetByIdRequest = {
        path: {
          /** The id of the pet */
          petId: number;
        };
      };

      export type GetPetByIdData = Pet;

      export type GetPetByIdError = HttpError<404, ApiError>;

      const operation: Operation<GetPetByIdRequest, GetPetByIdData, GetPetByIdError> = {
        source: 'petstore',
        id: 'getPetById',
        method: 'GET',
        path: '/pet/{petId}',
        server: 'https://petstore.example/api',
        parameters: [
          {
            in: 'path',
            name: 'petId',
            required: true,
            validate: (value) => check(z.number().check(z.multipleOf(1)), value),
          },
        ],
        responses: {
          200: { as: 'json', validate: (value) => check(petSchema, value) },
          404: { as: 'json', validate: (value) => check(apiErrorSchema, value) },
        },
      };

      /**
       * Get one pet
       *
       * \`GET /pet/{petId}\`
       */
      export const useGetPetById = /* @__PURE__ */ createStatefulHook(operation);

      /**
       * Get one pet
       *
       * \`GET /pet/{petId}\`
       */
      export const useGetPetByIdAsync = /* @__PURE__ */ createStatelessHook(operation);

      /**
       * Get one pet
       *
       * \`GET /pet/{petId}\`
       */
      export const getPetById = /* @__PURE__ */ createCall(operation);
      "
    `);
  });

  test('is written as Prettier would', async () => {
    const { files } = await generate({ id: 'petstore', text: petstore });
    for (const { path, contents } of files.filter((file) => file.path.endsWith('.ts')))
      expect(contents, path).toBe(await format(contents, { ...prettierOptions, parser: 'typescript' }));
  });

  test('gives the same bytes for the same document, however it is written', async () => {
    const once = await generate({ id: 'petstore', text: petstore });
    expect(await generate({ id: 'petstore', text: petstore })).toEqual(once);
    expect(await generate({ id: 'petstore', text: petstore.replaceAll('\n', '\r\n') })).toEqual(once);
  });

  test('takes the name of the product', async () => {
    const names = {
      display: 'Acme API',
      pascal: 'AcmeApi',
      camel: 'acmeApi',
      slug: 'acme-api',
      constant: 'ACME_API',
      reactPackage: '@acme-api/react',
    };
    const { files } = await generate({ id: 'petstore', text: petstore, names });
    for (const { path, contents } of files) expect(contents, path).not.toMatch(/hookloom/i);
    expect(files.find(({ path }) => path === 'add-pet.ts')?.contents).toContain(
      "from '@acme-api/react/generated'",
    );
  });
});

describe('requests', () => {
  test('each part is required where the operation requires some of it', async () => {
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
    { in: 'path', name: 'id', required: true, validate: (value) => check(z.int(), value) },
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
  ])('$name is left out with a finding', async ({ path, parameter, found }) => {
    const read = await filesOf({
      [path]: { get: { operationId: 'a', parameters: [parameter], responses: ok } },
    });
    expect(read.contents['a.ts']).toContain('export type ARequest = {};');
    expect(read.found).toEqual([found]);
  });

  test('a path parameter that is not declared is a required string', async () => {
    const { contents, found } = await filesOf({ '/a/{id}': { get: { operationId: 'a', responses: ok } } });
    expect(part(contents['a.ts'], 'export type ARequest')).toBe(
      'export type ARequest = {\n  path: {\n    id: string;\n  };\n};',
    );
    expect(found).toEqual(['HL2010 /paths/~1a~1{id}/get']);
  });

  test('a form carries files, and the same schema in JSON does not', async () => {
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

  test('what only one way requires is required that way only', async () => {
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

  test('GET sends no body, and TRACE is not sent at all', async () => {
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

describe('responses', () => {
  const json = (schema: object) => ({ description: '', content: { 'application/json': { schema } } });

  test('every 2xx is data and every other is a documented error', async () => {
    const { contents } = await filesOf({
      '/a': {
        get: {
          operationId: 'a',
          responses: {
            200: json({ type: 'string' }),
            204: { description: '' },
            '4XX': json({ type: 'number' }),
            default: json({ type: 'boolean' }),
          },
        },
      },
    });
    expect(part(contents['a.ts'], 'export type AData')).toBe('export type AData = string | undefined;');
    expect(part(contents['a.ts'], 'export type AError')).toBe(
      'export type AError = HttpError<number, number> | HttpError<number, boolean>;',
    );
  });

  test('`default` is data where no 2xx stands beside it', async () => {
    const { contents } = await filesOf({
      '/a': { get: { operationId: 'a', responses: { default: json({ type: 'boolean' }) } } },
    });
    expect(part(contents['a.ts'], 'export type AData')).toBe('export type AData = boolean;');
  });

  test('a file gives a download hook', async () => {
    const { contents } = await filesOf({
      '/a': {
        get: {
          operationId: 'a',
          responses: { 200: { description: '', content: { 'application/pdf': {} } } },
        },
      },
    });
    expect(contents['a.ts']).toContain(
      'export const useADownload = /* @__PURE__ */ createDownloadHook(operation);',
    );
    expect(contents['a.ts']).toContain(
      "accept: ['application/pdf'],\n  responses: {\n    200: { as: 'binary' },",
    );
    expect(part(contents['a.ts'], 'export type AData')).toBe('export type AData = Blob;');
  });

  test.each([
    {
      name: 'JSON before all others',
      content: { 'application/xml': {}, 'application/json': {} },
      want: "as: 'json'",
      found: ['HL2005'],
    },
    {
      name: 'text',
      content: { 'application/xml': {} },
      want: "accept: ['application/xml'],\n  responses: {\n    200: { as: 'text' },",
      found: [],
    },
    {
      name: 'anything else as a file',
      content: { 'application/x-tar': {} },
      want: "accept: ['application/x-tar'],\n  responses: {\n    200: { as: 'binary' },",
      found: [],
    },
  ])('the content type: $name', async ({ content, want, found }) => {
    const read = await filesOf({
      '/a': { get: { operationId: 'a', responses: { 200: { description: '', content } } } },
    });
    expect(read.contents['a.ts']).toContain(want);
    expect(read.found.map((one) => one.slice(0, 6))).toEqual(found);
  });

  test('an operation that only streams is skipped', async () => {
    const { contents, found } = await filesOf({
      '/a': {
        get: {
          operationId: 'a',
          responses: { 200: { description: '', content: { 'text/event-stream': {} } } },
        },
      },
    });
    expect(Object.keys(contents)).toEqual(['index.ts', 'schemas.ts', 'docs.json']);
    expect(found).toEqual(['HL2006 /paths/~1a/get']);
  });
});

describe('names', () => {
  test.each([
    { name: 'none', ids: [undefined], files: ['get-a-by-id.ts'], found: ['HL2001'] },
    { name: 'no letters', ids: ['*/'], files: ['get-a-by-id.ts'], found: ['HL2003'] },
    { name: 'a reserved word', ids: ['delete'], files: ['delete-operation.ts'], found: ['HL2003'] },
    { name: 'a digit first', ids: ['2fa'], files: ['operation2fa.ts'], found: ['HL2003'] },
    {
      name: 'one name twice',
      ids: ['getPet', 'get_pet'],
      files: ['get-pet.ts', 'get-pet2.ts'],
      found: ['HL2002'],
    },
    {
      name: 'the name of a hook',
      ids: ['pets', 'pets_async', 'usePets'],
      files: ['pets.ts', 'pets-async2.ts', 'use-pets2.ts'],
      found: ['HL2002', 'HL2002'],
    },
  ])('an operationId that is $name', async ({ ids, files, found }) => {
    const methods = ['get', 'put', 'post'];
    const item: Record<string, unknown> = Object.fromEntries(
      ids.map((operationId, index) => [methods[index], { operationId, responses: ok }]),
    );
    const parameters = [{ in: 'path', name: 'id', required: true, schema: {} }];
    const read = await filesOf({ '/a/{id}': { parameters, ...item } });
    expect(Object.keys(read.contents).filter((path) => !/^(index|schemas|docs)\./.test(path))).toEqual(files);
    expect(read.found.map((one) => one.slice(0, 6))).toEqual(found);
  });
});

describe('what is no document, or a hostile one', () => {
  test.each([
    { name: 'nothing', text: '', code: 'HL1002', line: undefined },
    {
      name: 'a truncated one',
      text: petstore.slice(0, 2000).replace(/\n.*$/, '\n  {'),
      code: 'HL1001',
      line: expect.any(Number) as number,
    },
    {
      name: 'HTML',
      text: '<!doctype html>\n<html><body>Not found: 404</body></html>',
      code: expect.stringMatching(/HL100[12]/) as string,
      line: expect.any(Number) as number,
    },
  ])('$name gives no files and one diagnostic', async ({ text, code, line }) => {
    const { files, diagnostics } = await generate({ id: 'test', text });
    expect(files).toEqual([]);
    expect(diagnostics).toHaveLength(1);
    expect(diagnostics[0]).toMatchObject({ code, severity: 'error', source: 'test', pointer: '' });
    if (line !== undefined) expect(diagnostics[0]?.line).toEqual(line);
  });

  test.each([
    null,
    1,
    'x',
    [],
    [null],
    { $ref: '#' },
    { $ref: 1 },
    { get: null },
    { get: [] },
    { get: { parameters: {}, responses: [], requestBody: 7, tags: 'x' } },
    {
      get: {
        parameters: [null, {}, { name: 1, in: 'query' }],
        responses: { 200: null, 201: { content: { a: null, 'a/b': { schema: 7 } } } },
      },
    },
  ])('a path item %j does not throw', async (item) => {
    for (const version of ['3.1.0', '3.0.0'])
      await expect(
        filesOf({ '/a': item }, { components: item, servers: item, info: item }, version),
      ).resolves.toBeDefined();
    await expect(
      generate({
        id: 'test',
        text: JSON.stringify({
          swagger: '2.0',
          paths: { '/a': item },
          definitions: item,
          parameters: item,
          responses: item,
        }),
      }),
    ).resolves.toBeDefined();
  });

  test.each([
    { name: 'aliases', link: (next: object) => next },
    { name: 'parts', link: (next: object) => ({ allOf: [next, { required: ['a'] }] }) },
    {
      name: 'members',
      link: (next: object) => ({ oneOf: [next, next], discriminator: { propertyName: 'a' } }),
    },
  ])('a chain of thirty thousand $name gives a diagnostic', async ({ link }) => {
    const ref = (index: number) => ({ $ref: `#/components/schemas/S${index}` });
    const chain = Object.fromEntries(
      Array.from({ length: 30_000 }, (_, index) => [`S${index}`, link(ref(index + 1))]),
    );
    const { contents, found } = await filesOf({}, { components: { schemas: chain } });
    expect(contents).toEqual({});
    expect(found.at(-1)).toBe('HL1006 ');
  });

  test('no string of the document breaks out of where it is written', async () => {
    const evil = "*/ evil(); /* '; evil(); ' \\'; evil(); ` ${evil()} \u2028 evil(); \n evil(); //";
    const schema = {
      type: 'object',
      title: evil,
      description: evil,
      required: [evil],
      properties: {
        [evil]: { enum: [evil, 'b'], description: evil, default: evil },
        a: { type: 'string', pattern: evil },
      },
      discriminator: { propertyName: evil, mapping: { [evil]: evil } },
    };
    const { contents } = await filesOf(
      {
        [`/${evil}/{${evil}}`]: {
          post: {
            operationId: evil,
            summary: evil,
            description: evil,
            tags: [evil],
            parameters: [
              { in: 'query', name: evil, description: evil, schema },
              { in: 'header', name: evil, schema: { const: evil } },
            ],
            requestBody: {
              description: evil,
              content: {
                [`multipart/form-data; ${evil}`]: {
                  schema,
                  encoding: { [evil]: { contentType: `a/b;${evil}` } },
                },
              },
            },
            responses: {
              200: {
                description: evil,
                content: {
                  [`application/json;${evil}`]: {
                    schema: {
                      $ref: `#/components/schemas/${evil.replaceAll('~', '~0').replaceAll('/', '~1')}`,
                    },
                  },
                },
              },
              [evil]: {},
            },
          },
        },
      },
      {
        info: { title: evil, version: evil, description: evil },
        servers: [{ url: `https://a.example/${evil.replace(/\s/g, '')}` }],
        components: { schemas: { [evil]: schema } },
      },
    );
    for (const [path, text] of Object.entries(contents).filter(([name]) => name.endsWith('.ts'))) {
      expect(path).toMatch(/^[\w.-]+$/);
      const source = ts.createSourceFile(path, text, ts.ScriptTarget.ES2022, true);
      expect((source as unknown as { parseDiagnostics: unknown[] }).parseDiagnostics).toEqual([]);
      const visit = (node: ts.Node): void => {
        expect(ts.isIdentifier(node) && node.text === 'evil').toBe(false);
        ts.forEachChild(node, visit);
      };
      visit(source);
    }
  });

  test('names of the prototype are names like any other', async () => {
    const names = ['constructor', 'toString', 'hasOwnProperty', 'valueOf'];
    const { contents, found } = await filesOf(
      Object.fromEntries(
        names.map((name) => [
          `/${name}`,
          {
            get: {
              operationId: name,
              parameters: [{ in: 'query', name, schema: { $ref: `#/components/schemas/${name}` } }],
              responses: ok,
            },
          },
        ]),
      ),
      {
        components: {
          schemas: Object.fromEntries(
            names.map((name) => [name, { type: 'object', properties: { [name]: { type: 'string' } } }]),
          ),
        },
      },
    );
    expect(Object.keys(contents)).toEqual([
      'index.ts',
      'schemas.ts',
      'constructor.ts',
      'to-string.ts',
      'has-own-property.ts',
      'value-of.ts',
      'docs.json',
    ]);
    expect(found).toEqual([]);
  });
});
