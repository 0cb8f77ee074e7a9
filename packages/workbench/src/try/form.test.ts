import { expect, test } from 'vitest';
import { sourceWith } from '../testing/source-with.ts';
import { bodyFields, labelOf, parameterFields, parseField } from './fields.ts';
import { fieldsWithin } from './parts.ts';
import { withoutSecrets } from './saved-values.ts';
import { parseHeaders } from './settings.ts';
import { errorsOfIssues, toRequest } from './to-request.ts';

const parameter = (name: string, schema: object, place = 'query') => ({ name, in: place, schema });
const parameters = [
  parameter('limit', { type: 'integer' }),
  parameter('sort', { enum: ['asc', 'desc'] }),
  parameter('all', { type: 'boolean' }),
  parameter('ids', { type: 'array', items: { type: 'integer' } }),
  parameter('X-Token', { type: 'string' }, 'header'),
  parameter('session', { type: 'string' }, 'cookie'),
];
const detail = sourceWith({ '/a': { get: { operationId: 'a', parameters } } }).operation('a')!;
const fields = parameterFields(detail);
const form = { parameters: fields, contentType: undefined, namesType: false, body: [], files: {} };

test('each parameter that can be sent has a field of its kind', () => {
  expect(fields.map(({ path, kind, isSecret }) => [...path, kind, isSecret])).toEqual([
    ['query', 'limit', 'number', false],
    ['query', 'sort', 'choice', false],
    ['query', 'all', 'choice', false],
    ['query', 'ids', 'json', false],
    ['headers', 'X-Token', 'text', true],
  ]);
});

test('what is typed becomes a request, and empty fields are not sent', () => {
  const texts = {
    'query.limit': '5',
    'query.all': 'false',
    'query.ids': '[1]',
    'headers.X-Token': 't',
    'query.sort': '',
  };
  expect(toRequest({ ...form, texts })).toEqual({
    request: { query: { limit: 5, all: false, ids: [1] }, headers: { 'X-Token': 't' } },
    errors: {},
  });
});

test('what cannot be read is an error at its field', () => {
  const { errors } = toRequest({
    ...form,
    contentType: 'application/json',
    texts: { 'query.limit': 'five', 'query.ids': '[', body: '{' },
  });
  expect(Object.keys(errors)).toEqual(['query.limit', 'query.ids', 'body']);
});

test('a form takes its files and texts', () => {
  const schema = { properties: { file: { type: 'string', format: 'binary' }, name: { type: 'string' } } };
  const body = bodyFields(schema, detail)!;
  const file = new File(['x'], 'x.txt');
  const input = {
    ...form,
    contentType: 'multipart/form-data',
    body,
    texts: { 'body.name': 'Rex' },
    files: { 'body.file': [file] },
  };
  expect(toRequest(input).request.body).toEqual({ file, name: 'Rex' });
});

test.for<[text: string, value: unknown]>([
  ['', undefined],
  ['true', true],
  ['1', 1],
  ['asc', 'asc'],
])('the choice %j is the value %j', ([text, value]) => {
  expect(parseField({ kind: 'choice', choices: ['true', '1', 'asc'] }, text).value).toEqual(value);
});

test('secrets are not saved, in fields or in the JSON of a body', () => {
  const schema = {
    properties: {
      password: { type: 'string' },
      pin: { type: 'string', format: 'password' },
      name: { type: 'string' },
    },
  };
  const all = [...fields, ...bodyFields(schema, detail)!];
  const body = JSON.stringify({ password: 'hunter2', pin: '1234', name: 'Rex' });
  const saved = withoutSecrets(
    { 'headers.X-Token': 'hunter2', 'body.password': 'hunter2', 'query.limit': '1', body },
    all,
  );
  expect(saved).toEqual({ 'query.limit': '1', body: JSON.stringify({ name: 'Rex' }, undefined, 2) });
  expect(withoutSecrets({ body: '{"password": "hunter2"' }, all)).toEqual({ body: '' });
  const nested = JSON.stringify({ users: [{ apiKey: 'hunter2', name: 'Rex' }] });
  expect(withoutSecrets({ body: nested }, fields).body).not.toContain('hunter2');
  expect(withoutSecrets({ body: 'a plain text' }, fields)).toEqual({ body: 'a plain text' });
});

test('issues are shown at the innermost field', () => {
  const issues = [
    { path: ['query', 'limit'], message: 'Too large' },
    { path: ['query', 'ids', 0], message: 'Not a number' },
    { path: ['body', 'pets', 0], message: 'Required' },
  ];
  expect(errorsOfIssues(issues, fields)).toEqual({
    'query.limit': 'Too large',
    'query.ids': '0: Not a number',
    body: 'pets.0: Required',
  });
  const schema = { properties: { pets: { type: 'array', items: { type: 'string' } } } };
  const shown = fieldsWithin(bodyFields(schema, detail)!, { pets: ['Rex'] }, detail);
  expect(errorsOfIssues(issues.slice(2), shown)).toEqual({ 'body.pets.0': 'Required' });
});

test('a body has a field for each value, within objects and lists', () => {
  const year = { type: 'integer' };
  const tree = {
    properties: { name: { type: 'string' }, children: { type: 'array', items: { $ref: '#/t' } } },
  };
  const schema = {
    properties: { born: { properties: { year } }, tree: { $ref: '#/t' }, more: {}, list: { type: 'array' } },
  };
  const referenced = { ...detail, schemas: { '#/t': tree } };
  const fieldsOf = (value: object) =>
    fieldsWithin(bodyFields(schema, referenced)!, value, referenced).map(({ path, kind }) =>
      [...path, kind].join(' '),
    );
  expect(fieldsOf({})).toEqual(['body born json', 'body tree json', 'body more json', 'body list json']);
  expect(fieldsOf({ born: { year: 1 }, tree: { children: [{}, 'no object'] }, list: [1] })).toEqual([
    'body born json',
    'body born year number',
    'body tree json',
    'body tree name text',
    'body tree children json',
    'body tree children 0 json',
    'body tree children 0 name text',
    'body tree children 0 children json',
    'body tree children 1 json',
    'body more json',
    'body list json',
  ]);
  expect(fieldsOf({ born: 'a text' })).not.toContain('body born year number');
  const [, , children] = fieldsWithin(bodyFields(tree, referenced)!, { children: [{}] }, referenced);
  expect(labelOf(children!)).toBe('children 1');
});

test('headers are lines, and the first that is none is named', () => {
  expect(parseHeaders('X-A: 1\n\n x-b :2 ')).toEqual({ headers: { 'X-A': '1', 'x-b': '2' } });
  expect(parseHeaders('X-A: 1\nno header').error).toContain('no header');
});
