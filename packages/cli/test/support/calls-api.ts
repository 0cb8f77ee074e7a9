import type { ServerResponse } from 'node:http';
import { petstore } from './documents.js';
import type { Server } from './server.js';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const file = { type: 'string', format: 'binary' };
const operation = (operationId: string, more: object) => ({
  operationId,
  responses: { 200: { description: 'ok' } },
  ...more,
});
const paths = {
  '/photo': {
    post: operation('addPhoto', {
      requestBody: {
        content: {
          'multipart/form-data': { schema: { properties: { photo: file, title: { type: 'string' } } } },
        },
      },
    }),
    get: operation('getPhoto', {
      responses: { 200: { description: 'ok', content: { 'application/octet-stream': { schema: file } } } },
    }),
  },
  '/events': {
    get: operation('listenToEvents', {
      responses: {
        200: { description: 'ok', content: { 'text/event-stream': { schema: { type: 'string' } } } },
      },
    }),
  },
  '/account': {
    put: operation('updateAccount', {
      security: [{ login: [] }],
      requestBody: json({
        type: 'object',
        required: ['name'],
        properties: {
          name: { type: 'string' },
          age: { type: 'integer', minimum: 18 },
          tags: { type: 'array' },
          home: { properties: { city: { type: 'string', minLength: 1 }, password: { type: 'string' } } },
          pets: {
            type: 'array',
            items: { required: ['name'], properties: { name: { type: 'string', minLength: 2 } } },
          },
        },
      }),
    }),
  },
};
const components = { securitySchemes: { login: { type: 'http', scheme: 'bearer' } } };

/** A spec whose operations send and receive files, events, credentials and nested values. */
export function specOfCalls(summary = 'Get one pet') {
  const spec = petstore({ paths });
  spec.paths['/pet/{petId}'].get.summary = summary;
  return { ...spec, components: { ...spec.components, ...components } };
}

/** What an API has received: the bodies of requests, and the streams that were opened. */
export type Received = { readonly bodies: string[]; readonly streams: ServerResponse[] };

/** Serves the operations of that spec, except for the pets, below `/api` and `/other`. */
export function serveCalls(api: Server): Received {
  const bodies: string[] = [];
  const streams: ServerResponse[] = [];
  for (const path of ['/api/photo', '/api/account', '/other/account'])
    api.serve(path, (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        bodies.push(body);
        if (request.method === 'GET')
          response.setHeader('content-disposition', 'attachment; filename="rex.bin"');
        response.setHeader(
          'content-type',
          request.method === 'GET' ? 'application/octet-stream' : 'text/plain',
        );
        response.end('1234');
      });
    });
  api.serve('/api/events', (_, response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' }).write('data: first\n\n');
    streams.push(response);
  });
  return { bodies, streams };
}
