import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { petstore } from '../../test/support/documents.js';
import { Project } from '../../test/support/project.js';
import { Server } from '../../test/support/server.js';
import { RunningWorkbench } from '../../test/support/workbench.js';

const project = new Project();
const api = new Server();
const other = createServer((_, response) => response.end('stolen'));
let workbench: RunningWorkbench;

beforeAll(async () => {
  await api.listen();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const workbenchOf = (baseURL: string) => ({
    workbench: {
      baseURL,
      headers: { Authorization: 'Bearer ${env.PET_TOKEN}', 'X-Missing': '${env.PET_MISSING}' },
    },
  });
  project.write('hookloom.config.json', {
    sources: [
      {
        id: 'pets',
        spec: 'a.json',
        workbench: { baseURL: api.url('/api'), headers: { Authorization: 'Bearer ${env.PET_TOKEN}' } },
      },
      { id: 'broken', spec: 'a.json', ...workbenchOf(api.url('/api')) },
      { id: 'hostile', spec: 'hostile.json' },
    ],
  });
  project.write('a.json', petstore());
  const servers = [
    'http://10.0.0.1',
    'http://[fd00::1]',
    'http://169.254.169.254/latest',
    'http://[::ffff:7f00:1]',
  ];
  project.write('hostile.json', { ...petstore(), servers: servers.map((url) => ({ url })) });
  await project.run('sync');
  await project.run('generate');
  workbench = new RunningWorkbench(project, [], { PET_TOKEN: 'hunter2' });
  await workbench.url();
});
afterAll(async () => {
  await workbench.end();
  api.close();
  other.close();
  project.remove();
});

describe('the proxy', () => {
  it('sends a request to the base URL, adds the headers of the config file, and returns the response', async () => {
    api.serve('/api/pet', (request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        response.writeHead(201, 'Made', { 'x-own': 'yes', 'set-cookie': 'a=b' });
        response.end(JSON.stringify({ method: request.method, body, headers: request.headers }));
      });
    });
    const { received, text } = await workbench.send('pets', api.url('/api/pet?a=%20b'), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-page': 'yes' },
      body: '{"name":"Rex"}',
    });
    expect(received).toMatchObject({ status: 201, statusText: 'Made' });
    expect(received?.headers).toContainEqual(['x-own', 'yes']);
    expect(JSON.stringify(received?.headers)).not.toContain('set-cookie');
    expect(JSON.parse(text)).toMatchObject({
      method: 'POST',
      body: '{"name":"Rex"}',
      headers: { authorization: 'Bearer hunter2', 'content-type': 'application/json', 'x-page': 'yes' },
    });
  });

  it('never shows the values of these headers to the page', async () => {
    const { pathname } = await workbench.url();
    const { text } = await workbench.ask(`${pathname}api/sources`);
    expect(JSON.parse(text)).toMatchObject([{ addedHeaders: ['Authorization'] }, {}, {}]);
    expect(text).not.toContain('hunter2');
    expect(workbench.output).not.toContain('hunter2');
  });

  it('names a variable that is missing, and sends nothing', async () => {
    const { length } = api.requests;
    const { status, text } = await workbench.send('broken', api.url('/api/pet'));
    expect(status).toBe(502);
    expect(JSON.parse(text)).toMatchObject({ message: expect.stringContaining('PET_MISSING') as string });
    expect(api.requests).toHaveLength(length);
  });

  it('decompresses what the server compresses unasked', async () => {
    api.serve('/api/zip', (_, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('plain')),
    );
    expect(await workbench.send('pets', api.url('/api/zip'))).toMatchObject({
      text: 'plain',
      received: { status: 200 },
    });
  });

  it.for<[name: string, url: () => string]>([
    ['another path of the host', () => api.url('/admin')],
    ['a path that only begins alike', () => api.url('/apis')],
    ['a path that climbs out', () => api.url('/api/../admin')],
    ['a path that climbs out, encoded', () => api.url('/api/%2e%2e/admin')],
    ['another port', () => `http://127.0.0.1:${(other.address() as AddressInfo).port}/api`],
    ['another host', () => 'https://evil.example/api'],
    ['a user name in the URL', () => api.url('/api').replace('http://', 'http://api@')],
    ['another protocol', () => 'file:///etc/passwd'],
    ['no URL', () => 'api'],
  ])('refuses %s', async ([, url]) => {
    const { length } = api.requests;
    const { status, received, text } = await workbench.send('pets', url());
    expect({ status, received }).toEqual({ status: 502, received: undefined });
    expect(JSON.parse(text)).toHaveProperty('message');
    expect(api.requests).toHaveLength(length);
  });

  it.for([
    'http://10.0.0.1/a',
    'http://[fd00::1]/',
    'http://169.254.169.254/latest/meta-data',
    'http://[::ffff:127.0.0.1]/',
    'http://2852039166/latest',
  ])('refuses %s, a private address that only the spec names', async (url) => {
    const { status, text } = await workbench.send('hostile', url);
    expect(status).toBe(502);
    expect(text).toContain('private address');
  });

  it('follows redirects below the base URL, and refuses those to other hosts', async () => {
    const redirect = (location: string) =>
      api.serve('/api/away', (_, response) => response.writeHead(302, { location }).end());
    api.serve('/api/near', 'near');
    redirect('/api/near');
    expect(await workbench.send('pets', api.url('/api/away'))).toMatchObject({ text: 'near' });
    for (const location of [
      `http://127.0.0.1:${(other.address() as AddressInfo).port}/`,
      '/admin',
      'file:///etc/passwd',
    ]) {
      redirect(location);
      const { status, text } = await workbench.send('pets', api.url('/api/away'));
      expect({ status, text }).toEqual({
        status: 502,
        text: expect.not.stringContaining('stolen') as string,
      });
    }
    redirect('/api/away');
    expect((await workbench.send('pets', api.url('/api/away'))).text).toContain('too many');
  });

  it.for<[name: string, headers: Record<string, string>]>([
    ['a line break in a value', { 'x-a': 'b\r\nx-injected: 1' }],
    ['a line break in a name', { 'x-a\r\nx-injected': '1' }],
    ['a space in a name', { 'x a': '1' }],
  ])('refuses %s', async ([, headers]) => {
    expect((await workbench.send('pets', api.url('/api/near'), { headers })).status).toBe(502);
  });

  it('keeps the headers of a connection to itself', async () => {
    api.serve('/api/headers', (request, response) => response.end(JSON.stringify(request.headers)));
    const headers = {
      host: 'evil.example',
      connection: 'upgrade',
      'x-forwarded-for': '1.1.1.1',
      authorization: 'own',
      cookie: 'a',
    };
    const { text } = await workbench.send('pets', api.url('/api/headers'), { headers });
    const { host } = new URL(api.url('/'));
    expect(JSON.parse(text)).toMatchObject({ host, authorization: 'Bearer hunter2' });
    expect(text).not.toMatch(/evil|upgrade|forwarded|cookie/);
  });

  it('refuses a body that is too large, and goes on', async () => {
    const body = Buffer.alloc(64 * 2 ** 20 + 1);
    const answer = await workbench
      .send('pets', api.url('/api/near'), { method: 'POST', body })
      .catch(() => undefined);
    expect(answer?.status ?? 502).toBe(502);
    expect(await workbench.send('pets', api.url('/api/near'))).toMatchObject({ text: 'near' });
  });

  it('refuses a request that it cannot read', async () => {
    const { origin, pathname } = await workbench.url();
    for (const described of [
      '',
      '%',
      '{}',
      encodeURIComponent('{"url":"http://a","method":"CONNECT","headers":[]}'),
    ]) {
      const headers = { origin, 'workbench-request': described };
      const { status } = await workbench.ask(`${pathname}api/send/pets`, { method: 'POST', headers });
      expect(status).toBe(502);
    }
  });

  it('says that the server cannot be reached', async () => {
    api.serve('/api/reset', (request) => request.destroy());
    expect((await workbench.send('pets', api.url('/api/reset'))).text).toContain("Couldn't connect");
  });
});

test('a base URL that is named with an option may be private', async () => {
  const named = new RunningWorkbench(project, ['--base-url', api.url('/named')]);
  api.serve('/named/a', 'named');
  expect(await named.send('hostile', api.url('/named/a'))).toMatchObject({ text: 'named' });
  await named.end();
});
