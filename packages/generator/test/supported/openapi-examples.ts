import { expect } from 'vitest';
import type { Example, Outcome } from './outcome.js';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const ok = (schema: object = { type: 'string' }) => ({ 200: { description: 'OK', ...json(schema) } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const object = (properties: object, required: string[] = []) => ({ type: 'object', properties, required });

/** A spec with one operation, `GET /a` by default. */
function withOperation(operation: object, more: object = {}, method = 'get', path = '/a') {
  const item = { [method]: { operationId: 'a', responses: ok(), ...operation } };
  return { openapi: '3.2.0', info: { title: 'A' }, paths: { [path]: item }, ...more };
}

const withSchemas = (schemas: object) => ({
  openapi: '3.2.0',
  info: { title: 'A' },
  components: { schemas },
});
const withParameter = (parameter: object, path = '/a') =>
  withOperation({ parameters: [parameter] }, {}, 'get', path);
const typeOf = ({ schemas }: Outcome, name: string) => schemas.find((one) => one.name === name)?.type;
const parameters = ({ operations }: Outcome) =>
  operations[0]?.parameters.map(
    ({ in: place, name, type, required }) => `${place} ${name}${required ? '' : '?'}: ${type}`,
  );

const Pet = object({ name: { type: 'string' } }, ['name']);
const responseOf = (out: Outcome) => out.operations[0]?.responses[0];
const bodyTypeOf = (out: Outcome) => responseOf(out)?.contents[0]?.type;

/** A spec whose operation requires one security scheme. */
const withScheme = (scheme: object) =>
  withOperation({ security: [{ one: [] }] }, { components: { securitySchemes: { one: scheme } } });
const authOf = (out: Outcome) =>
  /authorize\(request, auth, \[(.*?)\]\)/.exec(out.file('a'))?.[1]?.replace(/\s|,$/g, '');
const bearer = "{one:{as:'bearer'}}";

/** A spec with an operation that returns a stream. */
const withStream = (contentType: string, media: object) =>
  withOperation({ responses: { 200: { description: '', content: { [contentType]: media } } } });
const eventType = (out: Outcome) => /export type AEvent = (.*?);/.exec(out.file('a'))?.[1];

/** The examples of the rows in the table of supported features. */
export const openApiExamples: Readonly<Record<string, Example>> = {
  version: { spec: withOperation({}), proves: ({ operations }) => expect(operations).toHaveLength(1) },
  swagger: {
    spec: {
      swagger: '2.0',
      info: { title: 'A' },
      host: 'a.example',
      schemes: ['https'],
      paths: {
        '/a': {
          get: {
            operationId: 'a',
            produces: ['application/json'],
            responses: { 200: { description: '', schema: { type: 'integer' } } },
          },
        },
      },
    },
    proves: (out) => {
      expect(bodyTypeOf(out)).toBe('number');
      expect(out.operations[0]?.server).toBe('https://a.example');
    },
  },
  self: {
    spec: withOperation(
      { responses: ok({ $ref: 'pets#/components/schemas/Pet' }) },
      {
        $self: 'https://api.example/v1/openapi',
        components: {
          schemas: { Own: { $ref: 'https://api.example/v1/openapi#/components/schemas/Other' }, Other: Pet },
        },
      },
    ),
    files: { 'https://api.example/v1/pets': { $self: '/v1/pets', components: { schemas: { Pet } } } },
    proves: (out) => {
      expect(bodyTypeOf(out)).toBe('Pet');
      expect(typeOf(out, 'Own')).toBe('export type Own = Other;');
    },
  },
  info: {
    spec: withOperation({}, { info: { title: 'Pets', version: '2' } }),
    proves: ({ codes }) => expect(codes).toEqual([]),
  },
  paths: {
    spec: withOperation({}),
    proves: ({ operations }) => expect(operations[0]?.hooks.stateful).toBe('useA'),
  },
  webhooks: {
    spec: {
      openapi: '3.1.0',
      info: { title: 'A' },
      webhooks: {
        'order.placed': {
          post: { requestBody: json(ref('Order')), responses: { 200: { description: '' } } },
        },
        'order.moved': {
          post: { requestBody: json(object({ to: { type: 'string' } }, ['to'])), responses: {} },
          put: { requestBody: json({ type: 'string' }), responses: {} },
        },
        ping: { get: { responses: {} } },
      },
      components: { schemas: { Order: object({ id: { type: 'integer', readOnly: true } }, ['id']) } },
    },
    proves: (out) => {
      expect(out.codes).toEqual(['HL2030']);
      expect(typeOf(out, 'OrderPlacedWebhook')).toBe('export type OrderPlacedWebhook = Order;');
      expect(typeOf(out, 'OrderMovedPostWebhook')).toContain('to: string;');
      expect(typeOf(out, 'OrderMovedPutWebhook')).toContain('string');
      expect(out.file('schemas')).toContain('export const orderPlacedWebhookSchema: ');
      expect(out.file('index')).toContain("export * from './schemas';");
      expect(out.operations).toEqual([]);
    },
  },
  dialect: {
    spec: { ...withSchemas({ Pet }), jsonSchemaDialect: 'https://example.com/dialect' },
    proves: (out) => {
      expect(out.codes).toEqual(['HL2032']);
      expect(typeOf(out, 'Pet')).toContain('name: string;');
    },
  },
  'querystring-composed': {
    spec: withParameter({
      in: 'querystring',
      name: 'filter',
      content: {
        'application/x-www-form-urlencoded': {
          schema: { oneOf: [Pet, object({ tag: { type: 'string' } }, ['tag'])] },
          encoding: { tag: { style: 'pipeDelimited' } },
        },
      },
    }),
    proves: (out) => {
      expect(out.codes).toEqual(['HL2032']);
      expect(parameters(out)?.[0]).toMatch(/^query filter\?: /);
    },
  },
  'event-stream': {
    spec: withStream('text/event-stream', { schema: Pet }),
    proves: (out) => {
      expect(out.operations[0]?.hooks.stream).toBe('useAStream');
      expect(eventType(out)).toContain('name: string');
    },
  },
  'json-lines': {
    spec: withStream('application/jsonl', { schema: { type: 'array', items: Pet } }),
    proves: (out) => expect(out.operations[0]?.hooks.stream).toBe('useAStream'),
  },
  'item-schema': {
    spec: withStream('application/x-ndjson', { itemSchema: Pet }),
    proves: (out) => expect(eventType(out)).toContain('name: string'),
  },
  'security-http': {
    spec: withScheme({ type: 'http', scheme: 'Bearer' }),
    proves: (out) => expect(authOf(out)).toBe(bearer),
  },
  'security-key': {
    spec: withScheme({ type: 'apiKey', in: 'query', name: 'key' }),
    proves: (out) => expect(authOf(out)).toBe("{one:{as:'query',name:'key'}}"),
  },
  'security-cookie': { spec: withScheme({ type: 'apiKey', in: 'cookie', name: 'key' }) },
  'security-oauth': {
    spec: withScheme({ type: 'openIdConnect', openIdConnectUrl: 'https://id.example' }),
    proves: (out) => expect(authOf(out)).toBe(bearer),
  },
  'security-device': {
    spec: withScheme({
      type: 'oauth2',
      oauth2MetadataUrl: 'https://id.example',
      flows: { deviceAuthorization: { deviceAuthorizationUrl: '/d', tokenUrl: '/t', scopes: {} } },
    }),
    proves: (out) => expect(authOf(out)).toBe(bearer),
  },
  'security-tls': { spec: withScheme({ type: 'mutualTLS' }) },
  'security-other': { spec: withScheme({ type: 'http', scheme: 'digest' }) },
  'security-deprecated': {
    spec: withScheme({ type: 'http', scheme: 'bearer', deprecated: true }),
    proves: (out) => expect(authOf(out)).toBe(bearer),
  },
  components: {
    spec: withSchemas({ Pet }),
    proves: (out) => expect(typeOf(out, 'Pet')).toContain('name: string;'),
  },
  tags: {
    spec: withOperation({ tags: ['pets'] }),
    proves: ({ operations }) => expect(operations[0]?.tags).toEqual(['pets']),
  },
  server: {
    spec: withOperation(
      {},
      { servers: [{ url: 'https://{region}.a.example/v1/', variables: { region: { default: 'eu' } } }] },
    ),
    proves: ({ operations }) => expect(operations[0]?.server).toBe('https://eu.a.example/v1'),
  },
  servers: {
    spec: withOperation({}, { servers: [{ url: 'https://a.example' }, { url: 'https://b.example' }] }),
    proves: ({ operations }) => expect(operations[0]?.server).toBe('https://a.example'),
  },
  'server-name': {
    spec: withOperation({}, { servers: [{ url: 'https://a.example', name: 'production' }] }),
    proves: ({ operations }) => expect(operations[0]?.server).toBe('https://a.example'),
  },
  'path-ref': {
    spec: {
      openapi: '3.1.0',
      paths: { '/a': { $ref: '#/components/pathItems/A' } },
      components: { pathItems: { A: { get: { operationId: 'a', responses: ok() } } } },
    },
    proves: ({ operations }) => expect(operations[0]?.path).toBe('/a'),
  },
  methods: {
    spec: {
      openapi: '3.0.0',
      paths: {
        '/a': Object.fromEntries(
          ['get', 'put', 'post', 'delete', 'options', 'head', 'patch'].map((method) => [
            method,
            { operationId: `${method}A`, responses: ok() },
          ]),
        ),
      },
    },
    proves: ({ operations }) =>
      expect(operations.map(({ method }) => method)).toEqual([
        'GET',
        'PUT',
        'POST',
        'DELETE',
        'OPTIONS',
        'HEAD',
        'PATCH',
      ]),
  },
  'query-method': {
    spec: withOperation({ requestBody: json(Pet) }, {}, 'query'),
    proves: ({ operations, file }) => {
      expect(operations[0]?.method).toBe('QUERY');
      expect(file('a')).toContain("method: 'QUERY'");
      expect(file('a')).toContain('body?: ABody;');
    },
  },
  'additional-operations': {
    spec: {
      openapi: '3.2.0',
      paths: {
        '/a': {
          get: { operationId: 'a', responses: ok() },
          additionalOperations: {
            COPY: { operationId: 'copyA', responses: ok() },
            GET: { operationId: 'again', responses: ok() },
          },
        },
      },
    },
    proves: ({ operations }) =>
      expect(operations.map(({ method, name }) => `${method} ${name}`)).toEqual(['GET a', 'COPY copyA']),
  },
  trace: {
    spec: {
      openapi: '3.2.0',
      paths: {
        '/a': {
          trace: { responses: ok() },
          additionalOperations: {
            CONNECT: { responses: ok() },
            TRACK: { responses: ok() },
            'no method': { responses: ok() },
          },
        },
      },
    },
    proves: ({ codes, operations }) => {
      expect(codes).toEqual(['HL2011', 'HL2011', 'HL2011', 'HL2011']);
      expect(operations).toEqual([]);
    },
  },
  'path-shared': {
    spec: {
      openapi: '3.1.0',
      paths: {
        '/a': {
          servers: [{ url: 'https://b.example' }],
          parameters: [{ in: 'query', name: 'q', schema: { type: 'string' } }],
          get: {
            operationId: 'a',
            parameters: [{ in: 'query', name: 'q', schema: { type: 'boolean' } }],
            responses: ok(),
          },
        },
      },
    },
    proves: (out) => {
      expect(parameters(out)).toEqual(['query q?: boolean']);
      expect(out.operations[0]?.server).toBe('https://b.example');
    },
  },
  'operation-id': {
    spec: withOperation({ operationId: 'list-pets' }),
    proves: ({ operations }) => expect(operations[0]?.name).toBe('listPets'),
  },
  'no-operation-id': {
    spec: {
      openapi: '3.1.0',
      paths: {
        '/a/{id}': {
          get: { parameters: [{ in: 'path', name: 'id', required: true, schema: {} }], responses: ok() },
        },
      },
    },
    proves: ({ operations }) => expect(operations[0]?.name).toBe('getAById'),
  },
  'operation-doc': {
    spec: withOperation({ summary: 'Do it', deprecated: true }),
    proves: ({ operations, file }) => {
      expect(operations[0]).toMatchObject({ summary: 'Do it', deprecated: true });
      expect(file('a')).toContain(' * Do it');
    },
  },
  callbacks: {
    spec: {
      openapi: '3.1.0',
      paths: Object.fromEntries(
        ['/a', '/b'].map((path) => [
          path,
          {
            post: {
              operationId: path.slice(1),
              callbacks: { done: { '{$request.body#/url}': { post: { responses: {} } } } },
              responses: ok(),
            },
          },
        ]),
      ),
    },
    proves: ({ codes, operations }) => {
      expect(codes).toEqual(['HL2031']);
      expect(operations).toHaveLength(2);
    },
  },
  parameters: {
    spec: withOperation(
      {
        parameters: [
          { in: 'path', name: 'id', required: true, schema: { type: 'integer' } },
          { in: 'query', name: 'q', schema: { type: 'string' } },
          { in: 'header', name: 'X-A', required: true, schema: { enum: ['a', 'b'] } },
        ],
      },
      {},
      'get',
      '/a/{id}',
    ),
    proves: (out) =>
      expect(parameters(out)).toEqual(['path id: number', 'query q?: string', "header X-A: 'a' | 'b'"]),
  },
  querystring: {
    spec: {
      openapi: '3.2.0',
      paths: {
        '/form': {
          get: {
            operationId: 'form',
            parameters: [
              {
                in: 'querystring',
                name: 'filter',
                required: true,
                content: {
                  'application/x-www-form-urlencoded': {
                    schema: object(
                      {
                        tags: { type: 'array', items: { type: 'string' } },
                        near: object({ lat: { type: 'number' } }),
                      },
                      ['tags'],
                    ),
                    encoding: { tags: { explode: false } },
                  },
                },
              },
            ],
            responses: ok(),
          },
        },
        '/text': {
          get: {
            operationId: 'text',
            parameters: [
              {
                in: 'querystring',
                name: 'selector',
                content: { 'application/jsonpath': { schema: { type: 'string' } } },
              },
            ],
            responses: ok(),
          },
        },
        '/json': {
          get: {
            operationId: 'json',
            parameters: [
              { in: 'querystring', name: 'search', content: { 'application/json': { schema: Pet } } },
            ],
            responses: ok(),
          },
        },
        '/map': {
          get: {
            operationId: 'map',
            parameters: [
              {
                in: 'querystring',
                name: 'any',
                content: {
                  'application/x-www-form-urlencoded': {
                    schema: { type: 'object', additionalProperties: { type: 'string' } },
                  },
                },
              },
            ],
            responses: ok(),
          },
        },
      },
    },
    proves: (out) => {
      expect(parameters(out)?.map((one) => one.split('\n')[0])).toEqual([
        'query tags: string[]',
        'query near?: {',
      ]);
      expect(out.file('form')).toContain("in: 'query', name: 'tags', required: true, explode: false");
      expect(out.file('form')).toContain("in: 'query', name: 'near', json: true");
      expect(out.file('text')).toContain("in: 'query', name: 'selector', style: 'simple'");
      expect(out.file('json')).toContain("in: 'query', name: 'search', json: true, style: 'simple'");
      expect(out.file('map')).toContain("in: 'query', name: 'any', validate");
    },
  },
  cookie: {
    spec: withParameter({ in: 'cookie', name: 'session', schema: {} }),
    proves: (out) => expect(parameters(out)).toEqual([]),
  },
  'cookie-style': {
    spec: withParameter({ in: 'cookie', name: 'session', style: 'cookie', schema: {} }),
    proves: (out) => expect(parameters(out)).toEqual([]),
  },
  styles: {
    spec: withOperation({
      parameters: ['form', 'spaceDelimited', 'pipeDelimited', 'deepObject'].map((style) => ({
        in: 'query',
        name: style,
        style,
        schema: {},
      })),
    }),
    proves: ({ file }) => {
      for (const style of ['spaceDelimited', 'pipeDelimited', 'deepObject'])
        expect(file('a')).toContain(`in: 'query', name: '${style}', style: '${style}'`);
    },
  },
  'wrong-style': {
    spec: withParameter({ in: 'query', name: 'q', style: 'matrix', schema: {} }),
    proves: (out) => expect(parameters(out)).toEqual([]),
  },
  'allow-reserved': {
    spec: withParameter({ in: 'query', name: 'q', allowReserved: true, schema: {} }),
    proves: ({ file }) => expect(file('a')).toContain('allowReserved: true'),
  },
  'allow-reserved-path': {
    spec: withParameter(
      { in: 'path', name: 'id', required: true, allowReserved: true, schema: {} },
      '/a/{id}',
    ),
    proves: ({ file }) => expect(file('a')).not.toContain('allowReserved'),
  },
  'parameter-content': {
    spec: withParameter({ in: 'query', name: 'q', ...json(Pet) }),
    proves: ({ file }) => expect(file('a')).toContain("in: 'query', name: 'q', json: true"),
  },
  'parameter-text': {
    spec: withParameter({ in: 'query', name: 'q', content: { 'text/plain': { schema: Pet } } }),
    proves: (out) => {
      expect(parameters(out)).toEqual(['query q?: string']);
      expect(out.file('a')).not.toContain('json: true');
    },
  },
  'parameter-other': {
    spec: withParameter({ in: 'query', name: 'q', content: { 'image/png': {} } }),
    proves: (out) => expect(parameters(out)).toEqual([]),
  },
  undeclared: {
    spec: { openapi: '3.1.0', paths: { '/a/{id}': { get: { operationId: 'a', responses: ok() } } } },
    proves: (out) => expect(parameters(out)).toEqual(['path id: string']),
  },
  body: {
    spec: withOperation(
      { requestBody: { required: true, ...json(ref('Pet')) } },
      { components: { schemas: { Pet } } },
      'post',
    ),
    proves: ({ file }) => expect(file('a')).toContain('body: Pet;'),
  },
  'get-body': {
    spec: withOperation({ requestBody: json(Pet) }),
    proves: ({ file }) => expect(file('a')).not.toContain('body'),
  },
  json: {
    spec: withOperation({
      responses: {
        200: { description: '', content: { 'application/hal+json': { schema: { type: 'integer' } } } },
      },
    }),
    proves: (out) => expect(bodyTypeOf(out)).toBe('number'),
  },
  multipart: {
    spec: withOperation(
      {
        requestBody: {
          content: {
            'multipart/form-data': { schema: object({ photo: { type: 'string', format: 'binary' } }) },
          },
        },
      },
      {},
      'post',
    ),
    proves: ({ file }) => expect(file('a')).toContain('photo?: Blob | undefined;'),
  },
  urlencoded: {
    spec: withOperation(
      {
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': {
              schema: object({ tags: { type: 'array', items: { type: 'string' } } }),
              encoding: { tags: { style: 'form', explode: false } },
            },
          },
        },
      },
      {},
      'post',
    ),
    proves: ({ file }) => expect(file('a')).toContain('tags: { explode: false }'),
  },
  text: {
    spec: withOperation({
      responses: { 200: { description: '', content: { 'application/xml': { schema: Pet } } } },
    }),
    proves: (out) => expect(bodyTypeOf(out)).toBe('string'),
  },
  binary: {
    spec: withOperation({ responses: { 200: { description: '', content: { 'image/png': {} } } } }),
    proves: (out) => {
      expect(bodyTypeOf(out)).toBe('Blob');
      expect(out.operations[0]?.hooks.download).toBe('useADownload');
    },
  },
  'multipart-mixed': {
    spec: withOperation({ responses: { 200: { description: '', content: { 'multipart/mixed': {} } } } }),
    proves: ({ operations }) => expect(operations).toEqual([]),
  },
  'prefix-encoding': {
    spec: withOperation(
      {
        requestBody: {
          required: true,
          content: {
            'multipart/mixed': {
              schema: { type: 'array' },
              prefixEncoding: [{ contentType: 'image/png' }],
              itemEncoding: {},
            },
          },
        },
      },
      {},
      'post',
    ),
    proves: ({ operations }) => expect(operations).toEqual([]),
  },
  'media-ref': {
    spec: withOperation(
      {
        responses: {
          200: { description: '', content: { 'application/json': { $ref: '#/components/mediaTypes/Pet' } } },
        },
      },
      { components: { mediaTypes: { Pet: { schema: ref('Pet') } }, schemas: { Pet } } },
    ),
    proves: (out) => expect(bodyTypeOf(out)).toBe('Pet'),
  },
  responses: {
    spec: withOperation({
      responses: {
        200: { description: '', ...json({ type: 'string' }) },
        '4XX': { description: '', ...json({ type: 'integer' }) },
      },
    }),
    proves: ({ file }) => expect(file('a')).toContain('export type AError = HttpError<number, number>;'),
  },
  'response-summary': {
    spec: withOperation({ responses: { 200: { summary: 'A pet', ...json(Pet) } } }),
    proves: (out) => expect(responseOf(out)?.description).toBe('A pet'),
  },
  'response-headers': {
    spec: withOperation({
      responses: {
        200: {
          description: '',
          headers: { 'X-Total': { schema: { type: 'integer' } } },
          links: {},
          ...json(Pet),
        },
      },
    }),
    proves: ({ file }) => expect(file('a')).not.toContain('X-Total'),
  },
  'example-object': {
    spec: withOperation({
      responses: {
        200: {
          description: '',
          content: {
            'application/json': {
              schema: Pet,
              examples: { one: { dataValue: { name: 'Rex' }, serializedValue: '{"name":"Rex"}' } },
            },
          },
        },
      },
    }),
    proves: ({ file }) => expect(file('a')).not.toContain('Rex'),
  },
  'tag-object': {
    spec: withOperation(
      { tags: ['dogs'] },
      { tags: [{ name: 'pets' }, { name: 'dogs', summary: 'Dogs', parent: 'pets', kind: 'nav' }] },
    ),
    proves: ({ operations }) => expect(operations[0]?.tags).toEqual(['dogs']),
  },
  ref: {
    spec: withSchemas({ Pet, Pets: { type: 'array', items: ref('Pet') } }),
    proves: (out) => expect(typeOf(out, 'Pets')).toBe('export type Pets = Pet[];'),
  },
  'external-ref': {
    spec: withSchemas({ Pets: { type: 'array', items: { $ref: 'pet.json' } } }),
    files: { 'pet.json': Pet },
    proves: (out) => expect(typeOf(out, 'Pets')).toBe('export type Pets = Pet[];'),
  },
  'dead-ref': {
    spec: withSchemas({ Pet: ref('Gone') }),
    proves: (out) => expect(typeOf(out, 'Pet')).toBe('export type Pet = unknown;'),
  },
  discriminator: {
    spec: withSchemas({
      Cat: object({ kind: { type: 'string' } }, ['kind']),
      Dog: object({ kind: { type: 'string' } }, ['kind']),
      Pet: {
        oneOf: [ref('Cat'), ref('Dog')],
        discriminator: { propertyName: 'kind', mapping: { cat: '#/components/schemas/Cat', dog: 'Dog' } },
      },
    }),
    proves: (out) => {
      expect(typeOf(out, 'Pet')).toContain("kind: 'cat';");
      expect(typeOf(out, 'Pet')).toContain("kind: 'dog';");
    },
  },
  'default-mapping': {
    spec: withSchemas({
      Cat: object({ kind: { type: 'string' } }, ['kind']),
      Other: object({ name: { type: 'string' } }),
      Pet: {
        oneOf: [ref('Cat'), ref('Other')],
        discriminator: { propertyName: 'kind', mapping: { cat: 'Cat' }, defaultMapping: 'Other' },
      },
    }),
    proves: (out) => {
      expect(typeOf(out, 'Pet')).toContain("kind: 'cat';");
      expect(typeOf(out, 'Pet')).toMatch(/\| Other;$/);
    },
  },
  'dead-mapping': {
    spec: withSchemas({
      Cat: object({ kind: { type: 'string' } }, ['kind']),
      Pet: { oneOf: [ref('Cat')], discriminator: { propertyName: 'kind', mapping: { dog: 'Gone' } } },
    }),
  },
  xml: {
    spec: withSchemas({ Pet: object({ id: { type: 'integer', xml: { nodeType: 'attribute' } } }) }),
    proves: (out) => expect(typeOf(out, 'Pet')).toContain('id?: number | undefined;'),
  },
};
