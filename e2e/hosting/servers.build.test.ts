import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { request, type IncomingHttpHeaders } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findInstalledCaddy, NO_CADDY } from '../../sites/caddy.ts';
import { hasProgram } from '../../sites/has-program.ts';
import { headersOf, hosting } from '../../sites/hosting/rules.ts';
import { startCaddy } from '../../sites/hosting/start-caddy.ts';
import { startNginx } from '../../sites/hosting/start-nginx.ts';
import type { Server } from '../../sites/hosting/start-server.ts';
import { findBrotliModule, findInstalledNginx, NO_NGINX } from '../../sites/nginx.ts';
import { listFiles, siteDirectory } from '../support/built-site.ts';

/** What is compressed, because compressing the whole site takes long. */
const PARTS = [
  'index.html',
  '404.html',
  '_headers',
  'docs',
  'search',
  'sw.js',
  'manifest.webmanifest',
  'assets/css',
  'assets/js',
  'assets/app',
];

interface Received {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** Sends a request without following redirects or decompressing. */
function send(url: string, headers: Readonly<Record<string, string>> = {}): Promise<Received> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, agent: false }, (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    sent.on('error', reject).end();
  });
}

const nginx = {
  name: 'nginx',
  isInstalled: hasProgram(findInstalledNginx(), NO_NGINX),
  hasBrotli: findBrotliModule() !== undefined,
  start: startNginx,
};
const caddy = {
  name: 'Caddy',
  isInstalled: hasProgram(findInstalledCaddy(), NO_CADDY),
  hasBrotli: true,
  start: startCaddy,
};
const SERVERS = [
  { ...nginx, baseUrl: '/' },
  { ...nginx, baseUrl: '/some/path/' },
  { ...caddy, baseUrl: '/' },
];

for (const { name, isInstalled, hasBrotli, start, baseUrl } of SERVERS)
  describe.runIf(isInstalled)(`${name} with the site at ${baseUrl}`, () => {
    let folder: string;
    let server: Server;
    const at = (file: string) => path.join(folder, baseUrl, file);
    const get = (address: string, headers?: Readonly<Record<string, string>>) =>
      send(`${server.origin}${baseUrl}${address}`, headers);

    beforeAll(async () => {
      folder = await mkdtemp(path.join(tmpdir(), 'site-'));
      for (const part of PARTS) await cp(path.join(siteDirectory(), part), at(part), { recursive: true });
      spawnSync('npx', ['tsx', 'scripts/compress.ts', at('search')], { shell: process.platform === 'win32' });
      server = await start(folder, baseUrl);
    });
    afterAll(async () => {
      await server.stop();
      await rm(folder, { recursive: true });
    });

    it.each([
      ['', 'index.html'],
      ['docs/intro', 'docs/intro/index.html'],
      ['docs/intro/', 'docs/intro/index.html'],
      ['docs/react/', 'docs/react/index.html'],
    ])('serves "%s" without a redirect', async (address, file) => {
      const { status, headers, body } = await get(address);
      expect([status, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
      expect(body.equals(await readFile(at(file)))).toBe(true);
    });

    it('sends the headers of the list with pages, errors, files with a hash, and the scripts of workers', async () => {
      const [style, script, app] = ['css', 'js', 'app'].map(
        (folder) => `assets/${folder}/${listFiles(at(`assets/${folder}`))[0]}`,
      );
      const files = ['docs/intro', 'nowhere', 'assets/js/nowhere.js', 'sw.js', style!, script!, app!];
      for (const file of files) {
        const listed = Object.entries(headersOf(hosting, file.includes('nowhere') ? '' : file));
        const expected = Object.fromEntries(listed.map(([name, value]) => [name.toLowerCase(), value]));
        expect((await get(file)).headers, file).toMatchObject(expected);
      }
    });

    it('responds with 404.html to a URL that matches nothing, also to a folder without a page', async () => {
      const page = await readFile(at('404.html'));
      for (const address of ['docs/nowhere', 'assets/', 'assets/js/gone.js', 'nowhere/']) {
        const { status, body, headers } = await get(address);
        expect([status, body.equals(page)], address).toEqual([404, true]);
        // A file that is missing now may be uploaded later.
        expect(headers['cache-control'], address).not.toContain('immutable');
      }
      expect((await get('..%2f..%2f..%2fetc/passwd')).status).toBeGreaterThanOrEqual(400);
    });

    it('redirects with a relative address', async () => {
      const { status, headers } = await get('docs');
      expect([status, headers.location]).toEqual([301, `${baseUrl}docs/intro`]);
    });

    it('serves Markdown as text that a browser displays', async () => {
      const { headers, body } = await get('docs/intro.md');
      expect(headers['content-type']).toBe('text/markdown; charset=utf-8');
      expect(body.toString()).toMatch(/^# /);
      const missing = await get('docs/nowhere.md');
      expect([missing.status, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
    });

    it('serves the manifest with its type', async () => {
      const { headers } = await get('manifest.webmanifest');
      expect(headers['content-type']).toMatch(/^application\/manifest\+json\b/);
    });

    it('serves compressed files, and compresses the others', async () => {
      const [index = ''] = listFiles(at('search')).filter((file) => file.endsWith('.json'));
      const file = `search/${index}`;
      const plain = await readFile(at(file));
      const preferred = await get(file, { 'accept-encoding': 'br, gzip' });
      const [encoding, extension, decompress] = hasBrotli
        ? (['br', 'br', brotliDecompressSync] as const)
        : (['gzip', 'gz', gunzipSync] as const);
      expect(preferred.headers).toMatchObject({ 'content-encoding': encoding, vary: 'Accept-Encoding' });
      expect(preferred.body).toEqual(await readFile(at(`${file}.${extension}`)));
      expect(decompress(preferred.body)).toEqual(plain);
      const gzip = await get(file, { 'accept-encoding': 'gzip' });
      expect(gzip.headers['content-encoding']).toBe('gzip');
      expect(gzip.body).toEqual(await readFile(at(`${file}.gz`)));
      const page = await get('docs/intro', { 'accept-encoding': 'gzip' });
      expect(page.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
      expect(gunzipSync(page.body).equals(await readFile(at('docs/intro/index.html')))).toBe(true);
      const uncompressed = await get(file);
      expect(uncompressed.headers).not.toHaveProperty('content-encoding');
      expect(uncompressed.body).toEqual(plain);
      const missing = await get('nowhere', { 'accept-encoding': 'gzip' });
      expect([missing.status, missing.headers['content-encoding']]).toEqual([404, 'gzip']);
      expect(gunzipSync(missing.body).equals(await readFile(at('404.html')))).toBe(true);
    });

    it('responds with 304 to the ETag of a page, and with a part to a range', async () => {
      const { etag } = (await get('docs/intro')).headers;
      const unchanged = await get('docs/intro', { 'if-none-match': etag! });
      expect([unchanged.status, unchanged.body.length]).toEqual([304, 0]);
      const part = await get('docs/intro', { range: 'bytes=0-14' });
      expect([part.status, part.body.toString()]).toEqual([206, '<!doctype html>']);
    });
  });
