import { describe, expect, test } from 'vitest';
import { getPet, uploadPhoto } from '../testing/pets.js';
import { addQuery, encodeRequest, requestKey } from './encode-request.js';
import type { AnyOperation, CallRequest, Parameter } from './operation.js';

const operationOf = (path: string, ...parameters: Parameter[]): AnyOperation => ({
  source: 'petstore',
  id: 'test',
  method: 'GET',
  path,
  parameters,
  responses: {},
});

const a: Parameter = { in: 'path', name: 'a' };
const b: Parameter = { in: 'path', name: 'b', style: 'matrix', explode: true };
const list: Parameter = { in: 'query', name: 'list' };
const filter: Parameter = { in: 'query', name: 'filter', style: 'deepObject' };
const ids: Parameter = { in: 'header', name: 'X-Ids' };
const where: Parameter = { in: 'query', name: 'where', json: true };

const selector: Parameter = { in: 'query', name: 'selector', style: 'simple' };
const search: Parameter = { in: 'query', name: 'search', style: 'simple', json: true };

const urls: { given: CallRequest; of: AnyOperation; want: string }[] = [
  { of: operationOf('/x/{a}', a), given: { path: { a: 'one/two' } }, want: '/x/one%2Ftwo' },
  { of: operationOf('/x/{a}/y/{a}', a), given: { path: { a: 1 } }, want: '/x/1/y/1' },
  {
    of: operationOf('/x/{a}/{b}', a, b),
    given: { path: { a: '{b}', b: [1, 2] } },
    want: '/x/%7Bb%7D/;b=1;b=2',
  },
  { of: operationOf('/x/{a}', a), given: { path: { a: '$&' } }, want: '/x/%24%26' },
  { of: operationOf('/x', list, filter), given: {}, want: '/x' },
  { of: operationOf('/x', list, filter), given: { query: { list: [] } }, want: '/x' },
  { of: operationOf('/x', list, filter), given: { query: { list: null } }, want: '/x' },
  {
    of: operationOf('/x', { in: 'query', name: 'constructor' }),
    given: { query: { list: 1 } },
    want: '/x',
  },
  { of: operationOf('/x', where), given: { query: { where: null } }, want: '/x?where=null' },
  {
    of: operationOf('/x', list, filter),
    given: { query: { filter: { a: 1 }, list: ['b', 'c'], unknown: 1 } },
    want: '/x?list=b&list=c&filter%5Ba%5D=1',
  },
  {
    of: operationOf('/x', where),
    given: { query: { where: { a: [1] } } },
    want: '/x?where=%7B%22a%22%3A%5B1%5D%7D',
  },
  // What OpenAPI 3.2 calls `in: querystring`: the value alone is the query.
  { of: operationOf('/x', selector), given: { query: { selector: '$.a[?b]' } }, want: '/x?%24.a%5B%3Fb%5D' },
  { of: operationOf('/x', search), given: { query: { search: { a: 1 } } }, want: '/x?%7B%22a%22%3A1%7D' },
];

test.for(urls)('semantic 10: path and query become $want', ({ given, of, want }) => {
  const { url, issues } = encodeRequest(of, given, true);
  expect({ url, issues }).toEqual({ url: want, issues: [] });
});

const headers: { given: unknown; style?: Parameter; want: string | undefined }[] = [
  { given: [1, 2, 3], want: '1,2,3' },
  { given: 'a b/c', want: 'a b/c' },
  { given: { a: 1 }, want: 'a,1' },
  { given: { a: 1 }, style: { ...ids, explode: true }, want: 'a=1' },
  { given: undefined, want: undefined },
];

test.for(headers)(
  'semantic 10: the header of $given is $want, not percent-encoded',
  ({ given, style, want }) => {
    const encoded = encodeRequest(operationOf('/x', style ?? ids), { headers: { 'X-Ids': given } }, true);
    expect(encoded.headers?.get('x-ids')).toBe(want);
  },
);

describe('a request that cannot be made is refused, validated or not', () => {
  const refused: { given: CallRequest; path: string[]; message: RegExp }[] = [
    { given: {}, path: ['path', 'a'], message: /Required/ },
    { given: { path: { a: '' } }, path: ['path', 'a'], message: /Required/ },
    { given: { path: { a: [] } }, path: ['path', 'a'], message: /Required/ },
    { given: { path: { a: '..' } }, path: ['path'], message: /segment/ },
    { given: { path: { a: '.' } }, path: ['path'], message: /segment/ },
    { given: { path: { a: '\uD800' } }, path: ['path', 'a'], message: /malformed/ },
    {
      given: { path: { a: 1 }, headers: { 'X-Ids': 'a\nb' } },
      path: ['headers', 'X-Ids'],
      message: /invalid/,
    },
  ];
  test.for(refused)('$given', ({ given, path, message }) => {
    const { issues } = encodeRequest(operationOf('/x/{a}', a, ids), given, false);
    expect(issues).toEqual([{ path, message: expect.stringMatching(message) as string }]);
  });
});

test('semantic 9: issues lead to the value, through the part and the name', () => {
  const validate = () => [{ path: [0, 'b'], message: 'Wrong' }];
  const operation: AnyOperation = {
    ...operationOf('/x', { ...list, required: true, validate }, { ...ids, required: true }),
    body: { as: 'json', required: true, validate },
  };
  const given = { query: { list: ['a'] }, body: {} };
  expect(encodeRequest(operation, given, true).issues).toEqual([
    { path: ['query', 'list', 0, 'b'], message: 'Wrong' },
    { path: ['headers', 'X-Ids'], message: 'Required' },
    { path: ['body', 0, 'b'], message: 'Wrong' },
  ]);
  expect(encodeRequest(operation, { query: given.query }, true).issues.at(-1)).toEqual({
    path: ['body'],
    message: 'Required',
  });
  expect(encodeRequest(operation, given, false).issues).toEqual([]);
});

test('the body is the one that fits the request', () => {
  const json = { as: 'json', required: true } as const;
  const text = { as: 'text' } as const;
  const operation: AnyOperation = {
    ...operationOf('/x'),
    body: ({ contentType }) => (contentType === 'text/plain' ? text : json),
  };
  expect(encodeRequest(operation, {}, true)).toMatchObject({
    body: json,
    issues: [{ path: ['body'], message: 'Required' }],
  });
  expect(encodeRequest(operation, { contentType: 'text/plain' }, true)).toMatchObject({
    body: text,
    issues: [],
  });
});

test('a body that nothing validates is sent', () => {
  const operation: AnyOperation = { ...operationOf('/x'), body: { as: 'json' } };
  expect(encodeRequest(operation, { body: {} }, true).issues).toEqual([]);
});

test.each(['/x/{a}/y', '/x/{a}?b=1', '/x/{a}'])('a dot segment in %s is refused', (path) => {
  const issues = (value: string) => encodeRequest(operationOf(path, a), { path: { a: value } }, false).issues;
  expect(issues('..')).toEqual([{ path: ['path'], message: 'No dot segments' }]);
  expect(issues('..x')).toEqual([]);
});

test.each([
  ['/x', undefined, '/x'],
  ['/x', '', '/x'],
  ['/x', 'a=1', '/x?a=1'],
  ['/x?b=2', 'a=1', '/x?b=2&a=1'],
])('%s with the query %j is %s', (url, query, want) => {
  expect(addQuery(url, query)).toBe(want);
});

describe('semantic 5: requests are the same', () => {
  const file = new Blob(['a']);
  const key = (request: CallRequest) => requestKey(getPet, request);
  const upload = (body: unknown) => requestKey(uploadPhoto, { path: { petId: 1 }, body });

  test('by value of URL and headers', () => {
    expect(key({ path: { petId: 1 } })).toBe(key({ path: { petId: '1' }, query: {} }));
    expect(key({ path: { petId: 1 } })).not.toBe(key({ path: { petId: 2 } }));
    expect(key({ path: { petId: 1 } })).not.toBe(key({ path: { petId: 1 }, query: { fields: ['name'] } }));
    expect(key({ path: { petId: 1 } })).not.toBe(key({ path: { petId: 1 }, headers: { 'X-Trace': 'a' } }));
  });

  test('only if both are valid, or invalid in the same way', () => {
    expect(key({ path: { petId: 1 } })).not.toBe(key({ path: { petId: 1 }, query: { fields: [] } }));
    expect(key({ path: { petId: 1 } })).not.toBe(key({ path: { petId: 1 }, query: { fields: ['\ud83d'] } }));
    expect(upload(undefined)).not.toBe(upload(null));
  });

  test('by value of the body, and by identity of its files', () => {
    expect(upload({ file, note: 'a' })).toBe(upload({ file, note: 'a' }));
    expect(upload({ file, note: 'a' })).not.toBe(upload({ file, note: 'b' }));
    expect(upload({ file })).not.toBe(upload({ file: new Blob(['a']) }));
    expect(upload(new Uint8Array([1]))).not.toBe(upload(new Uint8Array([1])));
  });

  test('also where the body cannot be written', () => {
    const endless = () => {
      const body: Record<string, unknown> = {};
      return Object.assign(body, { body });
    };
    expect(upload(endless())).toBe(upload(endless()));
  });
});
