import { expect, test } from 'vitest';
import {
  bodyContent,
  content,
  json,
  modelWith,
  operationWith,
  parameterWith,
  response,
} from '../../test/support/model-with.js';
import type { BodyContent, Operation, StreamBody } from '../model/model.js';
import type { Schema } from '../model/schema.js';
import { emitOperationValue } from './emit-operation-value.js';
import { print } from './layout.js';
import { emitBodies } from './operation-bodies.js';
import { Scope } from './scope.js';

const string: Schema = { kind: 'string' };
const unknown: Schema = { kind: 'unknown' };
const pet: Schema = { kind: 'ref', target: 'Pet' };
const file: Schema = { kind: 'file' };
const stream: StreamBody = {
  contentType: 'text/event-stream',
  parse: 'serverSentEvents',
  item: 'data',
  schema: unknown,
};
const csv = content('text', 'text/csv', string);

const bodyOf = (required: boolean, first: BodyContent, ...rest: BodyContent[]): Operation['body'] => ({
  required,
  description: undefined,
  contents: [first, ...rest],
});

/** The emitted value without its common lines, and the runtime functions that it uses. */
function written(operation: Partial<Operation>) {
  const complete = operationWith(operation);
  const scope = new Scope(modelWith({ Pet: { kind: 'null' } }));
  const bodies = emitBodies(complete, scope);
  const text = print(emitOperationValue(complete, 'shop', bodies, scope));
  return {
    text: text.replace("{\n  source: 'shop',\n  id: 'getPets',\n  method: 'GET',\n  path: '/pets',\n", ''),
    runtime: [...scope.runtime].filter((name) => name !== 'check'),
    declarations: bodies.declarations.length,
  };
}

/** `accept` of an operation without documented responses. */
const any = "  accept: ['*/*'],\n";

test('a minimal operation', () => {
  const operation = {
    name: 'copyIt',
    method: 'PUT',
    path: "/it's/{id}#copy\n#a",
    server: 'https://a.example',
  };
  expect(written({ ...operation, responses: [response('200', json(unknown))] }).text).toBe(`{
  source: 'shop',
  id: 'copyIt',
  method: 'PUT',
  path: "/it's/{id}",
  server: 'https://a.example',
  responses: {
    200: { as: 'json' },
  },
}`);
});

test.each<{
  name: string;
  operation: Partial<Operation>;
  want: string;
  runtime?: string[];
  declarations?: number;
}>([
  { name: 'nothing', operation: {}, want: `${any}  responses: {},\n}` },
  {
    name: 'one parameter',
    operation: { parameters: [parameterWith()] },
    want: `  parameters: [{ in: 'query', name: 'limit' }],\n${any}  responses: {},\n}`,
  },
  {
    name: 'parameters with all that the runtime does not assume',
    operation: {
      parameters: [
        parameterWith({ in: 'path', name: 'id', required: true, schema: string }),
        parameterWith({ style: 'spaceDelimited', explode: false, allowReserved: true }),
        parameterWith({
          in: 'header',
          name: 'x-tags',
          json: true,
          explode: true,
          schema: { kind: 'array', items: pet },
        }),
      ],
    },
    want: `  parameters: [
    { in: 'path', name: 'id', required: true, validate: (value) => check(z.string(), value) },
    { in: 'query', name: 'limit', style: 'spaceDelimited', explode: false, allowReserved: true },
    {
      in: 'header',
      name: 'x-tags',
      json: true,
      explode: true,
      validate: (value) => check(headerXTagsSchema, value),
    },
  ],
${any}  responses: {},
}`,
    declarations: 1,
  },
  {
    name: 'a body of JSON',
    operation: { body: bodyOf(true, bodyContent('json', 'application/json', pet)) },
    want: `  body: { as: 'json', required: true, validate: (value) => check(PetSchema, value) },
${any}  responses: {},
}`,
  },
  {
    name: 'a body of another JSON',
    operation: { body: bodyOf(false, bodyContent('json', 'application/problem+json', unknown)) },
    want: `  body: { as: 'json', type: 'application/problem+json' },\n${any}  responses: {},\n}`,
  },
  {
    name: 'a body of any file',
    operation: { body: bodyOf(false, bodyContent('binary', 'image/*', unknown)) },
    want: `  body: { as: 'binary' },\n${any}  responses: {},\n}`,
  },
  {
    name: 'a body of a file',
    operation: { body: bodyOf(false, bodyContent('binary', 'image/png', unknown)) },
    want: `  body: { as: 'binary', type: 'image/png' },\n${any}  responses: {},\n}`,
  },
  {
    name: 'a body of text',
    operation: { body: bodyOf(false, bodyContent('text', 'text/plain', unknown)) },
    want: `  body: { as: 'text' },\n${any}  responses: {},\n}`,
  },
  {
    name: 'a form',
    operation: {
      body: bodyOf(
        false,
        bodyContent('multipart', 'multipart/form-data', unknown, [
          ['photo', { contentType: 'image/png' }],
          ['x-tags', { style: 'form', explode: false }],
        ]),
      ),
    },
    want: `  body: {
    as: multipart,
    encoding: { photo: { contentType: 'image/png' }, 'x-tags': { style: 'form', explode: false } },
  },
${any}  responses: {},
}`,
    runtime: ['multipart'],
  },
  {
    name: 'a URL-encoded form',
    operation: {
      body: bodyOf(false, bodyContent('urlencoded', 'application/x-www-form-urlencoded', unknown)),
    },
    want: `  body: { as: urlencoded },\n${any}  responses: {},\n}`,
    runtime: ['urlencoded'],
  },
  {
    name: 'bodies to choose from',
    operation: {
      body: bodyOf(
        true,
        bodyContent('json', 'application/json', unknown),
        bodyContent('multipart', 'multipart/form-data', unknown),
      ),
    },
    want: `  body: /* @__PURE__ */ bodyByContentType({
    'application/json': { as: 'json', required: true },
    'multipart/form-data': { as: multipart, required: true },
  }),
${any}  responses: {},
}`,
    runtime: ['multipart', 'bodyByContentType'],
  },
  {
    name: 'responses, of which JSON needs no `accept`',
    operation: { responses: [response('200', json(pet)), response('204'), response('default', json(pet))] },
    want: `  responses: {
    200: { as: 'json', validate: (value) => check(PetSchema, value) },
    204: {},
    default: { as: 'json', validate: (value) => check(PetSchema, value) },
  },
}`,
  },
  {
    name: 'responses of several types, each asked for once',
    operation: {
      responses: [
        response('200', csv),
        response('201', json(unknown)),
        response('2XX', csv),
        response('404', csv),
      ],
    },
    want: `  accept: ['text/csv', 'application/json'],
  responses: {
    200: { as: 'text' },
    201: { as: 'json' },
    '2XX': { as: 'text' },
    404: { as: 'text' },
  },
}`,
  },
  {
    name: 'a choice of responses: the default first, and less of what there is besides',
    operation: {
      responses: [
        response('200', json(pet), csv),
        response('202', content('binary', 'image/png', file)),
        response('404', content('text', 'text/plain', string), csv),
      ],
    },
    want: `  accept: ['application/json', 'image/png;q=0.5', 'text/plain;q=0.5', 'text/csv;q=0.5'],
  responses: {
    200: /* @__PURE__ */ responseByContentType({
      'application/json': { as: 'json', validate: (value) => check(PetSchema, value) },
      'text/csv': { as: 'text' },
    }),
    202: { as: 'binary' },
    404: /* @__PURE__ */ responseByContentType({
      'text/plain': { as: 'text' },
      'text/csv': { as: 'text' },
    }),
  },
}`,
    runtime: ['responseByContentType'],
  },
  {
    name: 'a response of which nothing is known',
    operation: { responses: [response('200', content('any', '*/*', unknown))] },
    want: `${any}  responses: {\n    200: anyResponse,\n  },\n}`,
    runtime: ['anyResponse'],
  },
  {
    name: 'several short parameters, each on a line',
    operation: { parameters: [parameterWith({ name: 'a' }), parameterWith({ name: 'b' })] },
    want: `  parameters: [
    { in: 'query', name: 'a' },
    { in: 'query', name: 'b' },
  ],
${any}  responses: {},
}`,
  },
  {
    name: "a form whose content type has a parameter, which is the browser's to give",
    operation: { body: bodyOf(false, bodyContent('multipart', 'multipart/form-data; boundary=a', unknown)) },
    want: `  body: { as: multipart },\n${any}  responses: {},\n}`,
    runtime: ['multipart'],
  },
  {
    name: 'a response that may be a stream',
    operation: { responses: [{ ...response('200', json(unknown)), stream }] },
    want: "  responses: {\n    200: { as: 'json' },\n  },\n}",
  },
  {
    name: 'no response that is a stream alone',
    operation: {
      responses: [{ ...response('200'), stream }, response('204')],
    },
    want: `${any}  responses: {\n    204: {},\n  },\n}`,
  },
  {
    name: 'what it requires of the caller',
    operation: { security: [[{ name: 'token', as: 'bearer', summary: 'A token.', description: undefined }]] },
    want: `${any}  auth: (request, auth) => authorize(request, auth, [{ token: { as: 'bearer' } }]),
  responses: {},
}`,
  },
])('$name', ({ operation, want, runtime = [], declarations = 0 }) => {
  expect(written(operation)).toEqual({ text: want, runtime, declarations });
});
