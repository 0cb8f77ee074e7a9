const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });

/** A document whose parts depend on each other, directly and indirectly. */
export function connectedDocument(openapi: string): object {
  return {
    openapi,
    info: { title: 'Connected', version: '1.0.0' },
    servers: [{ url: 'https://a.example/api' }],
    security: [{ key: [] }],
    tags: [{ name: 'pets' }],
    paths: {
      '/pets': {
        parameters: [{ $ref: '#/components/parameters/limit' }],
        get: {
          operationId: 'listPets',
          summary: 'Lists pets.',
          responses: { 200: { description: '', ...json({ type: 'array', items: ref('Pet') }) } },
        },
        post: {
          operationId: 'addPet',
          requestBody: { $ref: '#/components/requestBodies/Pet' },
          responses: {
            201: { $ref: '#/components/responses/Pet' },
            default: { $ref: '#/components/responses/Problem' },
          },
          security: [{ token: ['write'] }, {}],
        },
      },
      '/pets/{id}': {
        get: {
          parameters: [{ in: 'path', name: 'id', required: true, schema: ref('Id') }],
          responses: {
            200: { $ref: '#/components/responses/Pet' },
            404: { $ref: '#/components/responses/Problem' },
          },
        },
        put: {
          operationId: 'update pet',
          requestBody: {
            content: {
              'multipart/form-data': { schema: ref('Pet') },
              'application/json': { schema: ref('Pet') },
            },
          },
          responses: { 200: { description: '', ...json({ anyOf: [ref('Cat'), ref('Dog')] }) } },
        },
      },
      '/owners': {
        get: {
          operationId: 'getOwners',
          responses: {
            200: { description: '', ...json(ref('Owner')) },
            400: { description: '', ...json(ref('Cat')) },
          },
        },
      },
      '/events': {
        get: {
          operationId: 'events',
          responses: { 200: { description: '', content: { 'text/event-stream': { schema: ref('Event') } } } },
        },
      },
      '/same': { $ref: '#/components/pathItems/Same' },
      '/inner': {
        get: {
          operationId: 'inner',
          responses: {
            200: {
              description: '',
              ...json({ $ref: '#/paths/~1owners/get/responses/400/content/application~1json/schema' }),
            },
          },
        },
      },
    },
    webhooks: { arrived: { post: { requestBody: json(ref('Event')), responses: {} } } },
    components: {
      securitySchemes: {
        key: { type: 'apiKey', in: 'header', name: 'X-Key' },
        token: { type: 'http', scheme: 'bearer' },
      },
      parameters: { limit: { in: 'query', name: 'limit', schema: { type: 'integer', minimum: 1 } } },
      requestBodies: { Pet: { required: true, ...json(ref('Pet')) } },
      responses: {
        Pet: { description: 'A pet.', ...json(ref('Pet')) },
        Problem: { description: 'A problem.', ...json(ref('GetOwnersData')) },
      },
      pathItems: {
        Same: {
          get: { operationId: 'same', responses: { 200: { description: '', ...json(ref('Unused')) } } },
        },
      },
      schemas: {
        Id: { type: 'string', format: 'uuid' },
        Pet: {
          oneOf: [ref('Cat'), ref('Dog')],
          discriminator: { propertyName: 'kind', mapping: { cat: 'Cat', dog: '#/components/schemas/Dog' } },
        },
        Base: {
          type: 'object',
          required: ['id', 'kind'],
          properties: { id: { ...ref('Id'), readOnly: true }, kind: { type: 'string' }, owner: ref('Owner') },
        },
        Cat: { allOf: [ref('Base'), { properties: { lives: { type: 'integer', maximum: 9 } } }] },
        Dog: {
          allOf: [
            ref('Base'),
            { required: ['photo'], properties: { photo: { type: 'string', format: 'binary' } } },
          ],
        },
        Owner: {
          type: 'object',
          description: 'Who has pets.',
          properties: { name: { type: 'string' }, pets: { type: 'array', items: ref('Pet') } },
          patternProperties: { '^x-': { not: ref('Id') } },
        },
        Event: { type: 'object', properties: { pet: ref('Pet'), at: { type: 'string', default: 'now' } } },
        GetOwnersData: { type: 'object', properties: { message: { type: 'string' } }, required: ['message'] },
        Unused: { type: 'object', additionalProperties: ref('Id') },
      },
    },
  };
}
