import type { Json } from '@hookloom/workbench/schemas';

const json = (schema: Json): Json => ({ 'application/json': { schema } });
const ref = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });
const query = (name: string, schema: Json): Json => ({ name, in: 'query', schema });
const inPath = (name: string): Json => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const invalid: Json = {
  description: '',
  content: { 'application/problem+json': { schema: ref('Problem') } },
};

/** A spec with pages, filters, records in records, and files. */
export const shop: Json = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1.0.0' },
  servers: [{ url: 'https://shop.example/{base}', variables: { base: { default: 'api' } } }],
  paths: {
    '/products': {
      get: {
        parameters: [
          query('limit', { type: 'integer', default: 20, maximum: 100 }),
          query('page', { type: 'integer', minimum: 1 }),
          query('cursor', { type: 'string' }),
          query('color', { type: 'string' }),
          query('q', { type: 'string' }),
          query('sort', { type: 'string' }),
          query('minPrice', { type: 'number' }),
        ],
        responses: { 200: { description: '', content: json(ref('Products')) } },
      },
      post: {
        requestBody: { required: true, content: json(ref('Product')) },
        responses: { 201: { description: '', content: json(ref('Product')) }, 400: invalid },
      },
    },
    '/products.csv': {
      get: {
        responses: { 200: { description: '', content: { 'text/csv': { schema: { type: 'string' } } } } },
      },
    },
    '/products/{id}': {
      parameters: [inPath('id')],
      get: { responses: { 200: { description: '', content: json(ref('Product')) }, 404: invalid } },
      post: {
        requestBody: { content: json(ref('Review')) },
        responses: { 201: { description: '', content: json(ref('Review')) } },
      },
      patch: {
        requestBody: { content: json({ type: 'object', properties: { price: { type: 'number' } } }) },
        responses: { 200: { description: '', content: json(ref('Product')) } },
      },
    },
    '/products/{productId}/reviews': {
      parameters: [inPath('productId')],
      get: {
        responses: { 200: { description: '', content: json({ type: 'array', items: ref('Review') }) } },
      },
    },
    '/users/{username}': {
      parameters: [inPath('username')],
      get: { responses: { 200: { description: '', content: json(ref('User')) } } },
    },
    '/me': {
      get: { responses: { 200: { description: '', content: json(ref('Settings')) } } },
      put: {
        requestBody: { required: true, content: json(ref('Settings')) },
        responses: { 200: { description: '', content: json(ref('Settings')) } },
      },
    },
    '/export': {
      get: {
        responses: {
          200: { description: '', content: { 'application/jsonl': { itemSchema: ref('Product') } } },
        },
      },
    },
  },
  components: {
    schemas: {
      Product: {
        type: 'object',
        required: ['id', 'title', 'price', 'createdAt'],
        properties: {
          id: { type: 'string', format: 'uuid', readOnly: true },
          title: { type: 'string', examples: ['Copper kettle'] },
          price: { type: 'number', minimum: 0 },
          color: { type: 'string' },
          secret: { type: 'string', writeOnly: true },
          createdAt: { type: 'string', format: 'date-time', readOnly: true },
        },
      },
      Products: {
        type: 'object',
        required: ['data', 'total', 'meta'],
        properties: {
          data: { type: 'array', items: ref('Product') },
          total: { type: 'integer' },
          next_cursor: { type: ['string', 'null'] },
          meta: { type: 'object', properties: { page: { type: 'integer' }, pages: { type: 'integer' } } },
        },
      },
      Review: {
        type: 'object',
        required: ['id', 'productId'],
        properties: { id: { type: 'integer' }, productId: { type: 'string' }, text: { type: 'string' } },
      },
      User: {
        type: 'object',
        required: ['username'],
        properties: { username: { type: 'string' }, email: { type: 'string', format: 'email' } },
      },
      Settings: { type: 'object', properties: { theme: { type: 'string', enum: ['light', 'dark'] } } },
      Problem: {
        type: 'object',
        required: ['type', 'status', 'detail'],
        properties: {
          type: { type: 'string' },
          status: { type: 'integer' },
          detail: { type: 'string' },
          errors: {
            type: 'array',
            items: {
              type: 'object',
              required: ['field', 'message'],
              properties: { field: { type: 'string' }, message: { type: 'string' } },
            },
          },
        },
      },
    },
  },
};
