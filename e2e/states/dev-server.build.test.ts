import { spawn, type ChildProcess } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { onePage } from '../broken/one-page.ts';
import { writeVariant } from '../../sites/variant.ts';

const DOCUSAURUS = fileURLToPath(
  new URL('../../node_modules/@docusaurus/core/bin/docusaurus.mjs', import.meta.url),
);

let directory: string;
let server: ChildProcess;
let origin: string;
let printed = '';

async function freePort(): Promise<number> {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, resolve));
  const { port } = holder.address() as AddressInfo;
  await new Promise((resolve) => holder.close(resolve));
  return port;
}

// Retries until the server has compiled the page.
async function fetchWhenReady(address: string): Promise<Response> {
  const end = Date.now() + 90_000;
  while (Date.now() < end) {
    if (server.exitCode !== null) throw new Error(`The authoring server ended:\n${printed}`);
    const response = await fetch(origin + address).catch(() => undefined);
    if (response?.ok) return response;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error(`The authoring server did not answer ${address}:\n${printed}`);
}

beforeAll(async () => {
  directory = await writeVariant({ name: 'dev-server', files: onePage });
  const port = await freePort();
  origin = `http://localhost:${port}`;
  server = spawn(process.execPath, [DOCUSAURUS, 'start', directory, '--no-open', '--port', String(port)], {
    cwd: directory,
    env: { ...process.env, NO_UPDATE_NOTIFIER: '1', FORCE_COLOR: '0', NODE_ENV: 'development' },
  });
  const collect = (text: Buffer) => (printed += text.toString());
  server.stdout?.on('data', collect);
  server.stderr?.on('data', collect);
});

afterAll(async () => {
  const ended = new Promise((resolve) => server.once('close', resolve));
  server.kill();
  await ended;
});

it('the authoring server serves pages and the search index', async () => {
  const page = await fetchWhenReady('/docs/intro');
  expect(page.headers.get('content-type')).toContain('text/html');
  expect(await page.text()).toContain('/main.js');

  const globalData = await readFile(path.join(directory, '.docusaurus/globalData.json'), 'utf8');
  const { default: versions } = (JSON.parse(globalData) as Record<string, { default: { core: string }[] }>)[
    'search-index'
  ]!;
  const index = await fetchWhenReady(`/search/${versions[0]!.core}`);
  expect(index.headers.get('content-type')).toContain('application/json');
  expect(JSON.stringify(await index.json())).toContain('Introduction');
});
