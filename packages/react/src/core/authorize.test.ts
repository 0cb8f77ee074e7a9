import { describe, expect, test, vi } from 'vitest';
import { createCall } from '../generated.js';
import { respondWith, json } from '../testing/fake-server.js';
import { addPet, getPet } from '../testing/pets.js';
import type { AuthSettings } from './auth-settings.js';
import { authorize, type SecurityRequirement } from './authorize.js';
import type { SourceConfig } from './source-config.js';

const bearer = { as: 'bearer' } as const;
const basic = { as: 'basic' } as const;
const inHeader = { as: 'header', name: 'X-API-Key' } as const;
const inQuery = { as: 'query', name: 'api key' } as const;
const inCookie = { as: 'cookie', name: 'session' } as const;

const pet = { id: 1, name: 'Rex' };
const request = { path: { petId: 1 } };

async function sentWith(alternatives: SecurityRequirement[], config: SourceConfig): Promise<Request> {
  const fetch = respondWith(() => json(pet));
  const operation = {
    ...getPet,
    auth: (sent: Request, auth: AuthSettings | undefined) => authorize(sent, auth, alternatives),
  };
  await createCall(operation)({ fetch, ...config }, request);
  return fetch.mock.calls[0]![0] as Request;
}

/** What was added to the request: its headers but for Accept, and its query. */
async function addedBy(alternatives: SecurityRequirement[], auth: AuthSettings) {
  const { headers, url } = await sentWith(alternatives, { auth });
  const { accept: _accept, ...added } = Object.fromEntries(headers);
  return { ...added, ...Object.fromEntries(new URL(url).searchParams) };
}

const rows: [title: string, SecurityRequirement[], AuthSettings, want: object][] = [
  ['a bearer token', [{ token: bearer }], { token: 't' }, { authorization: 'Bearer t' }],
  [
    'Basic, in UTF-8',
    [{ login: basic }],
    { login: { username: 'test', password: '123£' } },
    // The example of RFC 7617, section 2.1.
    { authorization: 'Basic dGVzdDoxMjPCow==' },
  ],
  [
    'Basic with an empty password',
    [{ login: basic }],
    { login: { username: 'key', password: '' } },
    { authorization: 'Basic a2V5Og==' },
  ],
  ['an API key in a header', [{ key: inHeader }], { key: 'k' }, { 'x-api-key': 'k' }],
  ['an API key in the query', [{ key: inQuery }], { key: 'k&=ü' }, { 'api key': 'k&=ü' }],
  ['an API key in a cookie, outside a browser', [{ key: inCookie }], { key: 'k' }, { cookie: 'session=k' }],
  [
    'two cookies',
    [{ a: inCookie, b: { as: 'cookie', name: 'tenant' } }],
    { a: '1', b: '2' },
    { cookie: 'session=1; tenant=2' },
  ],
  ['nothing where no setting is given', [{ token: bearer }], {}, {}],
  [
    'nothing for one that is undefined, null or empty',
    [{ a: bearer }, { b: bearer }],
    { a: null, b: '' },
    {},
  ],
  [
    'what a function gives',
    [{ token: bearer }],
    { token: () => Promise.resolve('later') },
    { authorization: 'Bearer later' },
  ],
  ['nothing where a function has none yet', [{ token: bearer }], { token: () => undefined }, {}],
  [
    'the first alternative that is complete',
    [{ token: bearer }, { key: inHeader }],
    { key: 'k' },
    { 'x-api-key': 'k' },
  ],
  [
    'one alternative alone',
    [{ token: bearer }, { key: inHeader }],
    { key: 'k', token: 't' },
    { authorization: 'Bearer t' },
  ],
  [
    'all schemes of an alternative',
    [{ token: bearer, key: inHeader, other: inQuery }],
    { key: 'k', token: 't', other: 'o' },
    { authorization: 'Bearer t', 'x-api-key': 'k', 'api key': 'o' },
  ],
  ['no part of one that is incomplete', [{ token: bearer, key: inHeader }], { token: 't' }, {}],
  [
    'a credential where authentication is optional',
    [{}, { token: bearer }],
    { token: 't' },
    { authorization: 'Bearer t' },
  ],
  [
    'the others where a cookie is the browser’s to send',
    [{ key: inCookie, token: bearer }],
    { token: 't' },
    { authorization: 'Bearer t' },
  ],
  [
    'the alternative of a cookie that is not given',
    [{ key: inCookie }, { token: bearer }],
    { token: 't' },
    { authorization: 'Bearer t' },
  ],
  ['no method of an object', [{ constructor: bearer, toString: bearer }], {}, {}],
];

test.for(rows)('sends %s', async ([, alternatives, auth, want]) => {
  expect(await addedBy(alternatives, auth)).toEqual(want);
});

test('a function is asked before each call, once, and only where it is needed', async () => {
  let count = 0;
  const token = vi.fn(() => String(++count));
  const unneeded = vi.fn(() => 'x');
  const alternatives = [{ token: bearer, missing: inHeader }, { token: bearer }, { unneeded: bearer }];
  for (const want of ['Bearer 1', 'Bearer 2'])
    expect(await addedBy(alternatives, { token, unneeded })).toEqual({ authorization: want });
  expect([token.mock.calls.length, unneeded.mock.calls.length]).toEqual([2, 0]);
});

describe('a header that is there already stays', () => {
  const auth = { token: 't', key: 'k' };

  test('one of `headers`', async () => {
    const config = { auth, headers: { authorization: 'own' } };
    const { headers } = await sentWith([{ token: bearer, key: inHeader }], config);
    expect([headers.get('authorization'), headers.get('x-api-key')]).toEqual(['own', 'k']);
  });

  test('and `onRequest` comes later', async () => {
    const onRequest = (sent: Request) => sent.headers.set('authorization', 'last');
    const { headers } = await sentWith([{ token: bearer }], { auth, onRequest });
    expect(headers.get('authorization')).toBe('last');
  });
});

test('a key in the query leaves the rest of the request as it is', async () => {
  const fetch = respondWith(() => json(pet));
  const operation = {
    ...addPet,
    auth: (sent: Request, auth: AuthSettings | undefined) => authorize(sent, auth, [{ key: inQuery }]),
  };
  const { signal } = new AbortController();
  const config = { fetch, auth: { key: 'k' }, baseURL: 'http://a/?b=1&c=', credentials: 'include' } as const;
  await createCall(operation)(config, { body: { name: 'Rex' } }, { signal });
  const sent = fetch.mock.calls[0]![0] as Request;
  expect([sent.method, sent.url, sent.headers.get('content-type'), sent.credentials]).toEqual([
    'POST',
    'http://a/pet?b=1&c=&api%20key=k',
    'application/json',
    'include',
  ]);
  expect(await sent.json()).toEqual({ name: 'Rex' });
});

describe('a credential that cannot be sent is a config error that does not show it', () => {
  const secrets: [title: string, SecurityRequirement[], AuthSettings, base: string | undefined][] = [
    ['a line break in a header', [{ key: inHeader }], { key: 'hush\nhush' }, undefined],
    ['a character that is no byte', [{ token: bearer }], { token: 'hush☃' }, undefined],
    ['a number', [{ token: bearer }], { token: 42 as never }, undefined],
    ['text for Basic', [{ login: basic }], { login: 'hush' }, undefined],
    ['an object for a token', [{ token: bearer }], { token: { username: 'hush', password: '' } }, undefined],
    ['a colon in a username', [{ login: basic }], { login: { username: 'hush:', password: 'p' } }, undefined],
    ['a base URL with credentials', [{ key: inQuery }], { key: 'hush' }, 'http://user:pw@a'],
  ];
  test.for(secrets)('%s', async ([, alternatives, auth, baseURL]) => {
    const error = await sentWith(alternatives, { auth, baseURL }).then(String, (thrown: unknown) => thrown);
    expect(error).toMatchObject({ error: { kind: 'config' } });
    const { message, cause, error: state } = error as Error & { error: unknown };
    expect(`${message} ${String(cause)} ${JSON.stringify(state)}`).not.toMatch(/hush|42/);
  });

  test('nor does a URL that cannot be reached', async () => {
    const fetch = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
    const error = await sentWith([{ key: inQuery }], { auth: { key: 'hush' }, fetch }).catch(
      (thrown: unknown) => thrown as Error,
    );
    expect(error).toMatchObject({ message: expect.not.stringContaining('hush') as string });
  });
});

test('what a function throws is a config error', async () => {
  const cause = new Error('session ended');
  const token = () => Promise.reject(cause);
  await expect(sentWith([{ token: bearer }], { auth: { token } })).rejects.toMatchObject({
    error: { kind: 'config', cause },
  });
});

test('nothing is sent where a call is aborted while a credential is asked for', async () => {
  const fetch = respondWith(() => json(pet));
  const controller = new AbortController();
  const operation = {
    ...getPet,
    auth: (sent: Request, auth: AuthSettings | undefined) => authorize(sent, auth, [{ token: bearer }]),
  };
  const token = () => {
    controller.abort();
    return 't';
  };
  const { signal } = controller;
  await expect(createCall(operation)({ fetch, auth: { token } }, request, { signal })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(fetch).not.toHaveBeenCalled();
});
