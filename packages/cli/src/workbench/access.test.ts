import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { petstore } from '../../test/support/documents.js';
import { Project } from '../../test/support/project.js';
import { RunningWorkbench } from '../../test/support/workbench.js';

const project = new Project();
let workbench: RunningWorkbench;
let url: URL;

beforeAll(async () => {
  project.configure({ id: 'pets', spec: 'a.json' });
  project.write('a.json', petstore());
  await project.run('sync');
  await project.run('generate');
  workbench = new RunningWorkbench(project);
  url = await workbench.url();
});
afterAll(async () => {
  await workbench.end();
  project.remove();
});

describe('the server refuses', () => {
  it.for(['evil.example', `evil.example:80`, '127.0.0.1', '[::1]:80'])(
    'the host %j, to which a name of someone else may have been rebound',
    async (host) => {
      const { status, text } = await workbench.ask(url.pathname, { headers: { host } });
      expect(status).toBe(403);
      expect(text).toContain('127.0.0.1');
    },
  );

  it.for<[name: string, headers: Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['a request that a page of another site makes', { 'sec-fetch-site': 'cross-site' }],
    ['a request that a page of the same host makes', { 'sec-fetch-site': 'same-site' }],
  ])('%s', async ([, headers]) => {
    for (const path of ['', 'api/sources', 'api/events'])
      expect((await workbench.ask(url.pathname + path, { headers })).status).toBe(403);
  });

  it('a request that changes something without an origin', async () => {
    const { status } = await workbench.ask(`${url.pathname}api/send/pets`, { method: 'POST' });
    expect(status).toBe(403);
  });

  it.for(['/', '/api/sources', '/wrong/', '/__proto__/', `/x/..`])('%s, without the token', async (path) => {
    const { status, text } = await workbench.ask(path);
    expect(status).toBe(403);
    expect(text).not.toContain(url.pathname.slice(1, -1));
  });

  it('a token that is cut, extended or in another case', async () => {
    const token = url.pathname.slice(1, -1);
    for (const wrong of [token.slice(1), `${token}a`, token.toUpperCase()])
      expect((await workbench.ask(`/${wrong}/api/sources`)).status).toBe(403);
  });

  it.for([
    '../../package.json',
    '..%2f..%2fpackage.json',
    '%2e%2e/%2e%2e/package.json',
    '..\\..\\package.json',
    './app.js/../../../etc/passwd',
    '//etc/passwd',
    'app.js%00.html',
    '__proto__',
  ])('the path %s', async (path) => {
    expect((await workbench.ask(url.pathname + path)).status).toBe(404);
  });

  it.for([
    'api/operation/pets/__proto__',
    'api/operation/__proto__/a',
    'api/schema/pets/toString',
    'api/gone',
    'api/%',
  ])('%s, which does not exist', async (path) => {
    const { status, text } = await workbench.ask(url.pathname + path);
    expect(status).toBe(404);
    expect(JSON.parse(text)).toHaveProperty('message');
  });
});

test('the page has a strict policy, cannot be framed, cached or embedded, and does not leak its URL', async () => {
  const { status, headers, text } = await workbench.ask(url.pathname);
  expect(status).toBe(200);
  expect(text).toContain('app.js');
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringMatching(
      /default-src 'none'; script-src 'self';.*frame-ancestors 'none'/,
    ) as string,
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
  });
  expect(headers['content-security-policy']).not.toMatch(/unsafe|\*|https?:/);
  expect(headers).not.toHaveProperty('access-control-allow-origin');
});

test('the API serves the sources, operations, schemas and search results', async () => {
  const read = async (path: string) => JSON.parse((await workbench.ask(url.pathname + path)).text) as unknown;
  expect(await read('api/sources')).toMatchObject([
    {
      id: 'pets',
      title: 'Pet Store',
      folder: 'src/hookloom/pets',
      operations: [{ name: 'findPets' }, { name: 'getPetById' }],
      servers: [{ url: 'https://petstore.example/api' }],
      problems: [],
    },
  ]);
  expect(await read('api/operation/pets/getPetById')).toMatchObject({
    docs: { name: 'getPetById' },
    names: { '#/components/schemas/Pet': 'Pet' },
  });
  expect(await read('api/schema/pets/Pet')).toMatchObject({ usedBy: { operations: [{}, {}] } });
  expect(await read('api/search?q=getPetByld')).toMatchObject([
    { kind: 'operation', operation: { name: 'getPetById' } },
  ]);
});

test('the server is bound to this machine', async () => {
  const { networkInterfaces } = await import('node:os');
  const others = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  const outside = others.find(({ internal, family }) => !internal && family === 'IPv4');
  if (outside) await expect(fetch(`http://${outside.address}:${url.port}/`)).rejects.toThrow();
  await expect(fetch(`http://[::1]:${url.port}/`)).rejects.toThrow();
});
