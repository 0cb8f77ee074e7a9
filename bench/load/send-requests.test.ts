import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, it, vi } from 'vitest';
import { sendRequests } from './send-requests.ts';

const paths = ['/', '/docs'];
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) {
    server.close();
    server.closeAllConnections();
  }
});

async function serve(respond: RequestListener): Promise<string> {
  const server = createServer(respond).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}

it.concurrent('requests each path in turn', async () => {
  const respond = vi.fn<RequestListener>((_, response) => response.end('A page.'));
  const result = await sendRequests(await serve(respond), { paths, amount: 40 });
  expect(result['2xx']).toBe(40);
  const requested = respond.mock.calls.map(([{ url }]) => url);
  expect(requested.filter((url) => url === '/docs')).toHaveLength(20);
});

it.concurrent.each<[problem: string, message: RegExp, respond: RequestListener]>([
  [
    'a missing page',
    /\b20 had a status/,
    ({ url }, response) => response.writeHead(url === '/docs' ? 404 : 200).end(),
  ],
  [
    'a redirect',
    /\b0 succeeded, 40 had a status/,
    (_, response) => response.writeHead(301, { location: '/' }).end(),
  ],
  [
    'a closed connection',
    /\b20 got no response/,
    ({ url }, response) => (url === '/' ? response.end() : response.destroy()),
  ],
  ['no response in time', /\b0 succeeded, 40 timed out/, () => undefined],
])('throws on %s', async (_, message, respond) => {
  await expect(sendRequests(await serve(respond), { paths, amount: 40, timeout: 1 })).rejects.toThrow(
    message,
  );
});
