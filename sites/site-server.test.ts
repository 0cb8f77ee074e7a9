import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from './site-server.ts';

const page = (name: string) =>
  `<!doctype html><title>${name}</title><p>${'Long enough to compress. '.repeat(100)}`;

const FILES = {
  'index.html': page('Home'),
  '404.html': page('Not found'),
  'docs/intro/index.html': page('Intro'),
  'docs/intro.md': '# Intro: “plain”\n',
  'docs/react/index.html': page('React'),
  'assets/app/frame.0a1b2c3d.html': page('App'),
  'assets/js/main.0a1b2c3d.js': `// ${'code '.repeat(500)}`,
  'sw.js': '// The service worker',
  'search/core.0a1b2c3d.json': JSON.stringify(Array(500).fill('word')),
};

let directory: string;
let server: Server;

beforeAll(async () => {
  directory = await mkdtemp(path.join(tmpdir(), 'site-'));
  for (const [file, text] of Object.entries(FILES)) {
    await mkdir(path.dirname(path.join(directory, file)), { recursive: true });
    await writeFile(path.join(directory, file), text);
  }
  server = createSiteServer(directory);
  await new Promise<void>((resolve) => server.listen(0, resolve));
});

afterAll(async () => {
  server.close();
  await rm(directory, { recursive: true });
});

interface TestResponse {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Buffer;
}

// Doesn't follow redirects or decompress.
function sendRequest(address: string, headers: Record<string, string> = {}): Promise<TestResponse> {
  const { port } = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    request({ port, path: address, headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

it.each([
  ['/', 'index.html'],
  ['/docs/intro', 'docs/intro/index.html'],
  ['/docs/react/', 'docs/react/index.html'],
] as const)('answers the clean address %s at once, without a redirect', async (address, file) => {
  const { status, headers, body } = await sendRequest(address);
  expect(status).toBe(200);
  expect(headers['content-type']).toContain('text/html');
  expect(body.toString()).toBe(FILES[file]);
});

it('serves the Markdown beside a page as text that a browser shows', async () => {
  const { status, headers, body } = await sendRequest('/docs/intro.md');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
  expect(body.toString()).toBe(FILES['docs/intro.md']);
});

it('responds to a URL that matches nothing with 404.html and status 404', async () => {
  const { status, body } = await sendRequest('/docs/nowhere');
  expect(status).toBe(404);
  expect(body.toString()).toBe(FILES['404.html']);
});

describe('compression', () => {
  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is %s where the browser takes it', async (encoding, decompress) => {
    for (const [address, file] of [
      ['/docs/intro', 'docs/intro/index.html'],
      ['/assets/js/main.0a1b2c3d.js', 'assets/js/main.0a1b2c3d.js'],
      ['/search/core.0a1b2c3d.json', 'search/core.0a1b2c3d.json'],
    ] as const) {
      const { headers, body } = await sendRequest(address, { 'accept-encoding': encoding });
      expect(headers['content-encoding']).toBe(encoding);
      expect(body.length).toBeLessThan(FILES[file].length);
      expect(decompress(body).toString()).toBe(FILES[file]);
    }
  });

  it('is left out where the browser does not take it', async () => {
    expect((await sendRequest('/docs/intro')).headers['content-encoding']).toBeUndefined();
  });
});

it.each([
  ['/assets/js/main.0a1b2c3d.js', 'public, max-age=31536000, immutable'],
  ['/search/core.0a1b2c3d.json', 'public, max-age=31536000, immutable'],
  ['/docs/intro', 'public, max-age=0, must-revalidate'],
  ['/', 'public, max-age=0, must-revalidate'],
])('tells how long %s may be kept: %s', async (address, kept) => {
  expect((await sendRequest(address)).headers['cache-control']).toBe(kept);
});

it.each([
  ['/', 'object-src'],
  ['/docs/intro', 'object-src'],
  ['/nowhere', 'object-src'],
  ['/assets/js/nowhere.js', 'object-src'],
  ['/assets/app/frame.0a1b2c3d', 'object-src'],
  ['/assets/js/main.0a1b2c3d.js', 'worker-src'],
  ['/sw.js', 'worker-src'],
])('sends the policy of a page or of a worker with %s: %s', async (address, directive) => {
  const policy = (await sendRequest(address)).headers['content-security-policy'];
  expect(policy).toContain(`${directive} 'none'`);
  expect(policy?.includes('default-src')).toBe(directive === 'worker-src');
});

it('responds with 304 to the ETag of the page, and with the page to another', async () => {
  const { headers } = await sendRequest('/docs/intro');
  expect(headers.etag).toBeTruthy();
  const unchanged = await sendRequest('/docs/intro', { 'if-none-match': headers.etag! });
  expect(unchanged.status).toBe(304);
  expect(unchanged.body).toHaveLength(0);
  expect((await sendRequest('/docs/intro', { 'if-none-match': '"other"' })).status).toBe(200);
});

it('says what to run where there is no build', () => {
  const missing = path.join(directory, 'missing');
  expect(() => createSiteServer(missing)).toThrow(
    `There is no built site in ${missing}. Run npm run build first.`,
  );
});
