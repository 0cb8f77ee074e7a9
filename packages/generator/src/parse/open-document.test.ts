import { describe, expect, test } from 'vitest';
import { Findings } from '../diagnostics.js';
import { checkDocument } from './check-document.js';
import { openWith } from './open-document.js';
import { upgrade } from './upgrade.js';

function findingsOf(value: unknown) {
  const findings = new Findings();
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  const { document } = openWith(upgrade, checkDocument(text, findings), findings);
  return { document, found: findings.list.map(({ code, pointer }) => `${code} ${pointer}`) };
}

test.each([
  { given: { openapi: '3.1.0', paths: {} }, want: [] },
  { given: { openapi: '3.0.4', paths: {} }, want: [] },
  { given: { openapi: '3.2.0', paths: {} }, want: [] },
  { given: 'openapi: 3.2\npaths: {}', want: [] },
  { given: { openapi: '3.3.0', paths: {} }, want: ['HL1003 /openapi'] },
  { given: { openapi: '3.1.0', components: {} }, want: [] },
  { given: 'openapi: 3.0\npaths: {}', want: [] },
  { given: 'swagger: 2.0\npaths: {}', want: [] },
  { given: [], want: ['HL1002 '] },
  { given: 'null', want: ['HL1002 '] },
  { given: '"text"', want: ['HL1002 '] },
  { given: { name: 'package' }, want: ['HL1002 '] },
  { given: { openapi: '3.1.0', paths: [] }, want: ['HL1002 /paths'] },
  { given: { openapi: '3.1.0' }, want: ['HL1002 '] },
  { given: { openapi: '4.0.0', paths: {} }, want: ['HL1003 /openapi'] },
  { given: { openapi: { a: 1 }, paths: {} }, want: ['HL1003 /openapi'] },
  { given: { swagger: '1.2', paths: {} }, want: ['HL1003 /swagger'] },
  { given: { asyncapi: '3.0.0', channels: {} }, want: ['HL1002 '] },
])('$given', ({ given, want }) => {
  const { document, found } = findingsOf(given);
  expect(found).toEqual(want);
  expect(document === undefined).toBe(want.length > 0);
});

test('a `__proto__` key is removed and reported', () => {
  const { document, found } = findingsOf(
    '{"openapi":"3.1.0","paths":{},"components":{"schemas":{"__proto__":{"type":"string"},"A":{}}}}',
  );
  expect(found).toEqual(['HL1007 /components/schemas']);
  expect(Object.keys((document?.['components'] as { schemas: object }).schemas)).toEqual(['A']);
});

test('JSON beyond the depth limit has one finding', () => {
  const deep = `{"openapi":"3.1.0","paths":{},"x":${'['.repeat(50_000)}${']'.repeat(50_000)}}`;
  expect(findingsOf(deep).found).toEqual(['HL1006 /x/0/0/0/0/0/0/0']);
});

test('a recursive YAML alias has one finding', () => {
  expect(findingsOf('openapi: 3.1.0\npaths: {}\nx: &x\n  y: *x').found.map((one) => one.slice(0, 6))).toEqual(
    ['HL1006'],
  );
});

describe('Swagger 2.0', () => {
  const swagger = (operation: object, more: object = {}) =>
    findingsOf({
      swagger: '2.0',
      host: 'a.example',
      basePath: '/v1',
      schemes: ['https'],
      paths: { '/a': { post: operation } },
      ...more,
    }).document as {
      servers: { url: string }[];
      paths: {
        '/a': {
          post: {
            parameters?: unknown;
            requestBody?: { required?: boolean; content: Record<string, { schema: unknown }> };
            responses: Record<string, { content: object }>;
          };
        };
      };
    };

  test('host and base path become the server', () => {
    expect(swagger({ responses: {} }).servers).toEqual([{ url: 'https://a.example/v1' }]);
  });

  test('form fields become a body and keep items and enum', () => {
    const { requestBody } = swagger({
      consumes: ['multipart/form-data'],
      parameters: [
        { in: 'formData', name: 'files', type: 'array', items: { type: 'file' }, required: true },
        { in: 'formData', name: 'kind', type: 'string', enum: ['a', 'b'] },
      ],
      responses: {},
    }).paths['/a'].post;
    expect(requestBody?.content).toEqual({
      'multipart/form-data': {
        schema: {
          type: 'object',
          required: ['files'],
          properties: {
            files: { type: 'array', items: { type: 'string', format: 'binary' } },
            kind: { type: 'string', enum: ['a', 'b'] },
          },
        },
      },
    });
  });

  test('a referenced body is a body', () => {
    const { requestBody, parameters } = swagger(
      { parameters: [{ $ref: '#/parameters/Thing' }], responses: {} },
      { parameters: { Thing: { in: 'body', name: 'thing', required: true, schema: { type: 'string' } } } },
    ).paths['/a'].post;
    expect(parameters).toBeUndefined();
    expect(requestBody).toEqual({
      required: true,
      content: { 'application/json': { schema: { type: 'string' } } },
    });
  });

  test('`produces` of an operation overrides that of the document', () => {
    const { responses } = swagger(
      { produces: ['image/png'], responses: { 200: { description: '', schema: { type: 'file' } } } },
      { produces: ['application/json'] },
    ).paths['/a'].post;
    expect(Object.keys(responses['200']?.content ?? {})).toEqual(['image/png']);
  });

  test('a document that the upgrader rejects is reported', () => {
    expect(
      findingsOf({
        swagger: '2.0',
        paths: { '/a': { get: { parameters: [{ in: 'query', name: 'q' }], responses: { 200: null } } } },
      }).found,
    ).toEqual(['HL1002 ']);
  });
});
