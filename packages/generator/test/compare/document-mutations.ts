import type { Document, Operation } from './base-documents.js';

type DocumentMutation = { name: string; reverse?: string; mutate: (document: Document) => void };

type Parameter = Record<string, unknown> & { schema: Record<string, unknown> };

const update = ({ paths }: Document) => paths['/pets/{petId}']!['post']!;
const list = ({ paths }: Document) => paths['/pets']!['get']!;
const form = ({ paths }: Document) => paths['/pets']!['post']!;
const parameter = (document: Document, name: string) =>
  update(document).parameters!.find((one) => one['name'] === name) as Parameter;
const json = (schema: Record<string, unknown>) => ({ 'application/json': { schema } });
const error = {
  description: '',
  content: json({ type: 'object', properties: { code: { type: 'integer' } } }),
};

function move(document: Document, from: string, to: string, method = 'post', next = method): Operation {
  const item = document.paths[from]!;
  const operation = item[method]!;
  delete item[method];
  document.paths[to] = { ...document.paths[to], [next]: operation };
  return operation;
}

export const documentMutations: DocumentMutation[] = [
  {
    name: 'an operation is added',
    reverse: 'is removed',
    mutate: (d) =>
      void (d.paths['/new'] = { get: { operationId: 'getNew', responses: { 200: { description: '' } } } }),
  },
  {
    name: 'a schema is added',
    reverse: 'is removed',
    mutate: (d) => void (d.components.schemas['New'] = { type: 'string' }),
  },
  {
    name: 'a schema is added that has the name of a request',
    reverse: 'is removed',
    mutate: (d) => void (d.components.schemas['UpdatePetRequest'] = { type: 'string' }),
  },
  {
    name: 'an operation is renamed',
    reverse: 'is renamed back',
    mutate: (d) => void (list(d).operationId = 'findPets'),
  },
  { name: 'an operation is deprecated', mutate: (d) => void (list(d).deprecated = true) },
  { name: 'a path is moved', reverse: 'is moved back', mutate: (d) => void move(d, '/pets', '/animals') },
  {
    name: 'a method changes',
    reverse: 'changes back',
    mutate: (d) => void move(d, '/pets/{petId}', '/pets/{petId}', 'post', 'put'),
  },
  {
    name: 'a path parameter is renamed',
    reverse: 'is renamed back',
    mutate: (d) => {
      move(d, '/pets/{petId}', '/pets/{id}').parameters![0]!['name'] = 'id';
    },
  },
  {
    name: 'an optional parameter is added',
    reverse: 'is removed',
    mutate: (d) => void update(d).parameters!.push({ in: 'query', name: 'q', schema: { type: 'string' } }),
  },
  {
    name: 'a required parameter is added',
    reverse: 'is removed',
    mutate: (d) =>
      void update(d).parameters!.push({ in: 'query', name: 'q', required: true, schema: { type: 'string' } }),
  },
  {
    name: 'a parameter becomes required',
    reverse: 'optional',
    mutate: (d) => void (parameter(d, 'limit')['required'] = true),
  },
  {
    name: 'a parameter changes its type',
    reverse: 'changes back',
    mutate: (d) => void (parameter(d, 'limit').schema = { type: 'boolean' }),
  },
  {
    name: 'a path parameter becomes a string',
    reverse: 'an integer',
    mutate: (d) => void (parameter(d, 'petId').schema = { type: 'string' }),
  },
  {
    name: 'a header changes its type',
    reverse: 'changes back',
    mutate: (d) => void (parameter(d, 'X-Trace').schema = { type: 'integer' }),
  },
  {
    name: 'a parameter gets a maximum',
    reverse: 'loses it',
    mutate: (d) => void (parameter(d, 'limit').schema['maximum'] = 5),
  },
  {
    name: 'a list stops to explode',
    reverse: 'explodes',
    mutate: (d) => void (parameter(d, 'tags')['explode'] = false),
  },
  {
    name: 'a list changes its style',
    reverse: 'changes back',
    mutate: (d) => void Object.assign(parameter(d, 'tags'), { style: 'pipeDelimited', explode: false }),
  },
  {
    name: 'a single value stops to explode',
    reverse: 'explodes',
    mutate: (d) => void (parameter(d, 'limit')['explode'] = false),
  },
  {
    name: 'a path parameter changes its style',
    reverse: 'changes back',
    mutate: (d) => void (parameter(d, 'petId')['style'] = 'label'),
  },
  {
    name: 'a parameter is sent as JSON',
    reverse: 'no longer',
    mutate: (d) => {
      const { schema } = parameter(d, 'tags');
      Object.assign(parameter(d, 'tags'), { schema: undefined, content: json(schema) });
    },
  },
  {
    name: 'a body becomes optional',
    reverse: 'required',
    mutate: (d) => void (update(d).requestBody!.required = false),
  },
  { name: 'a body is removed', reverse: 'is added', mutate: (d) => delete update(d).requestBody },
  {
    name: 'an optional body is removed',
    reverse: 'is added',
    mutate: (d) => delete form(d).requestBody,
  },
  {
    name: 'a body changes its content type',
    reverse: 'changes back',
    mutate: (d) => {
      const { content } = update(d).requestBody!;
      update(d).requestBody!.content = { 'application/vnd.pet+json': content['application/json']! };
    },
  },
  {
    name: 'a form is sent in another way',
    reverse: 'changes back',
    mutate: (d) => {
      const { content } = form(d).requestBody!;
      form(d).requestBody!.content = { 'application/x-www-form-urlencoded': content['multipart/form-data']! };
    },
  },
  {
    name: 'a body becomes text',
    reverse: 'JSON',
    mutate: (d) => void (update(d).requestBody!.content = { 'text/plain': { schema: { type: 'string' } } }),
  },
  {
    name: 'a property of a form changes its content type',
    reverse: 'changes back',
    mutate: (d) =>
      void (form(d).requestBody!.content['multipart/form-data']!.encoding = {
        note: { contentType: 'text/csv' },
      }),
  },
  {
    name: 'a response becomes text',
    reverse: 'JSON',
    mutate: (d) =>
      void (update(d).responses['200']!.content = { 'text/plain': { schema: { type: 'string' } } }),
  },
  {
    name: 'a response becomes a file',
    reverse: 'text',
    mutate: (d) => void (form(d).responses['200']!.content = { 'image/png': { schema: {} } }),
  },
  {
    name: 'a response changes its content type',
    reverse: 'changes back',
    mutate: (d) => {
      const { content } = list(d).responses['200']!;
      list(d).responses['200']!.content = { 'application/vnd.pet+json': content!['application/json']! };
    },
  },
  {
    name: 'a response loses its body',
    reverse: 'gets one',
    mutate: (d) => delete update(d).responses['200']!.content,
  },
  {
    name: 'an error loses its body',
    reverse: 'gets one',
    mutate: (d) => delete update(d).responses['404']!.content,
  },
  { name: 'a success is removed', reverse: 'is added', mutate: (d) => delete list(d).responses['200'] },
  {
    name: 'a success without a body is removed',
    reverse: 'is added',
    mutate: (d) => delete list(d).responses['204'],
  },
  { name: 'an error is removed', reverse: 'is added', mutate: (d) => delete update(d).responses['404'] },
  {
    name: 'another error is added',
    reverse: 'is removed',
    mutate: (d) => void (update(d).responses['409'] = error),
  },
  {
    name: 'an error for all others is added',
    reverse: 'is removed',
    mutate: (d) => void (update(d).responses['default'] = error),
  },
  {
    name: 'a server is named',
    reverse: 'no longer',
    mutate: (d) => void Object.assign(d, { servers: [{ url: 'https://new.example' }] }),
  },
  {
    name: 'a body may also be a form',
    reverse: 'no longer',
    mutate: (d) => {
      const { content } = update(d).requestBody!;
      content['application/x-www-form-urlencoded'] = content['application/json']!;
    },
  },
  {
    name: 'a body is text unless the request says otherwise',
    reverse: 'no longer text',
    mutate: (d) => {
      const { content } = update(d).requestBody!;
      update(d).requestBody!.content = { 'text/plain': { schema: { type: 'string' } }, ...content };
    },
  },
  {
    name: 'a response may also be text',
    reverse: 'no longer',
    mutate: (d) => void Object.assign(update(d).responses['200']!.content!, { 'text/plain': {} }),
  },
  {
    name: 'an error may also be text',
    reverse: 'no longer',
    mutate: (d) => void Object.assign(update(d).responses['404']!.content!, { 'text/plain': {} }),
  },
];
