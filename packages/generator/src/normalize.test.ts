import { expect, test } from 'vitest';
import { generate } from './generate.js';
import { normalize } from './normalize.js';

test('YAML becomes JSON, which is idempotent', async () => {
  const { text, title, diagnostics } = await normalize('openapi: 3.1.0\ninfo: {title: Pets}\npaths: {}');
  expect(text).toBe('{\n  "openapi": "3.1.0",\n  "info": {\n    "title": "Pets"\n  },\n  "paths": {}\n}\n');
  expect([title, diagnostics]).toEqual(['Pets', []]);
  expect((await normalize(text ?? '')).text).toBe(text);
});

test('Swagger 2.0 becomes OpenAPI 3', async () => {
  const { text } = await normalize('{"swagger":"2.0","info":{},"paths":{}}');
  expect(JSON.parse(text ?? '')).toMatchObject({ openapi: expect.stringMatching(/^3\./) as string });
});

test('an operation in another file is an operation of the bundled document', async () => {
  const files: Record<string, string> = {
    'paths/pet.yaml':
      'get: {operationId: getPet, responses: {200: {description: "", content: {application/json: {schema: {$ref: ../pet.yaml}}}}}}',
    'pet.yaml': '{type: object, required: [id], properties: {id: {type: integer}}}',
  };
  const read = async (location: string) => files[location] ?? Promise.reject(new Error(location));
  const { text, diagnostics } = await normalize('openapi: 3.1.0\npaths:\n  /pet: {$ref: paths/pet.yaml}', {
    location: 'openapi.yaml',
    read,
  });
  expect(diagnostics).toEqual([]);
  const generated = await generate({ id: 'test', spec: text ?? '' });
  expect(generated.diagnostics).toEqual([]);
  expect(generated.files.find(({ path }) => path === 'schemas.ts')?.contents).toContain(
    'export type Pet = {\n  id: number;\n};',
  );
});

test('without `read`, an external $ref is kept and reported', async () => {
  const { text, diagnostics } = await normalize('openapi: 3.1.0\npaths:\n  /pet:\n    $ref: pet.yaml', {
    source: 'pets',
  });
  expect(JSON.parse(text ?? '')).toMatchObject({ paths: { '/pet': { $ref: 'pet.yaml' } } });
  expect(diagnostics).toMatchObject([{ code: 'HL1005', pointer: '/paths/~1pet', line: 4, source: 'pets' }]);
});

test('an invalid spec has no text', async () => {
  expect(await normalize('a: b')).toMatchObject({
    text: undefined,
    title: undefined,
    diagnostics: [{ code: 'HL1002' }],
  });
});

test('operations and schemas are counted, also in shared path items', async () => {
  const get = { responses: {} };
  const document = {
    openapi: '3.1.0',
    paths: {
      '/a': { get, post: get, summary: 'no operation' },
      '/b': { $ref: '#/components/pathItems/b' },
      '/c': { $ref: '#/components/pathItems/none' },
      'x-extension': { get },
    },
    components: { pathItems: { b: { get } }, schemas: { Pet: {}, Dog: {} } },
  };
  expect(await normalize(JSON.stringify(document))).toMatchObject({ operations: 3, schemas: 2 });
  expect(await normalize('no document')).toMatchObject({ operations: 0, schemas: 0 });
});
