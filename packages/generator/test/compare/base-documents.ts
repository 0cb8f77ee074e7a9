type Schema = Record<string, unknown>;

/** The document that mutations apply to. */
export type Document = {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
};

export type Operation = {
  operationId?: string;
  deprecated?: boolean;
  parameters?: Record<string, unknown>[];
  requestBody?: { required?: boolean; content: Record<string, { schema: Schema; encoding?: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: Schema }> }>;
};

/** Where a mutated schema is used. */
export const positions = [
  'request',
  'response',
  'request by reference',
  'response by reference',
  'query parameter',
  'both by reference',
] as const;
type Position = (typeof positions)[number];

const json = (schema: Schema) => ({ 'application/json': { schema } });
const ref = { $ref: '#/components/schemas/Subject' };

/** A document that uses the schema at a position. */
export function documentWith(schema: Schema, position: Position): Document {
  const byReference = position.endsWith('by reference');
  const at = byReference ? ref : schema;
  const sends = position.startsWith('request') || position.startsWith('both');
  const receives = position.startsWith('response') || position.startsWith('both');
  const operation: Operation = {
    operationId: 'act',
    ...(position === 'query parameter' ? { parameters: [{ in: 'query', name: 'subject', schema: at }] } : {}),
    ...(sends ? { requestBody: { required: true, content: json({ type: 'array', items: at }) } } : {}),
    responses: {
      200: {
        description: '',
        content: json(
          receives
            ? { type: 'object', required: ['subject'], properties: { subject: at } }
            : { type: 'boolean' },
        ),
      },
    },
  };
  return {
    openapi: '3.1.0',
    paths: { '/act': { post: operation } },
    components: { schemas: byReference ? { Subject: schema } : {} },
  };
}

/** A document with parameters, bodies and responses of each kind. */
export function wholeDocument(): Document {
  return {
    openapi: '3.1.0',
    paths: {
      '/pets/{petId}': {
        post: {
          operationId: 'updatePet',
          parameters: [
            { in: 'path', name: 'petId', required: true, schema: { type: 'integer' } },
            { in: 'query', name: 'limit', schema: { type: 'integer' } },
            { in: 'query', name: 'tags', schema: { type: 'array', items: { type: 'string' } } },
            { in: 'query', name: 'sure', required: true, schema: { type: 'boolean' } },
            { in: 'header', name: 'X-Trace', schema: { type: 'string' } },
          ],
          requestBody: {
            required: true,
            content: json({ type: 'object', required: ['name'], properties: { name: { type: 'string' } } }),
          },
          responses: {
            200: { description: '', content: json({ $ref: '#/components/schemas/Pet' }) },
            404: {
              description: '',
              content: json({ type: 'object', required: ['why'], properties: { why: { type: 'string' } } }),
            },
          },
        },
      },
      '/pets': {
        get: {
          operationId: 'listPets',
          responses: {
            200: {
              description: '',
              content: json({ type: 'array', items: { $ref: '#/components/schemas/Pet' } }),
            },
            204: { description: '' },
          },
        },
        post: {
          operationId: 'sendForm',
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: {
                  type: 'object',
                  properties: {
                    note: { type: 'string' },
                    list: { type: 'array', items: { type: 'string' } },
                  },
                },
              },
            },
          },
          responses: { 200: { description: '', content: { 'text/plain': { schema: { type: 'string' } } } } },
        },
      },
    },
    components: {
      schemas: {
        Pet: {
          type: 'object',
          required: ['id'],
          properties: { id: { type: 'integer' }, name: { type: 'string' } },
        },
      },
    },
  };
}
