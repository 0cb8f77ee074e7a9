import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { createSecureServer, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { headersOf, hosting } from '../../sites/hosting/rules.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.md': 'text/markdown; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ttf': 'font/ttf',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};
const COMPRESSIBLE = /^(?:text\/|application\/(?:json|xml|wasm|manifest)|image\/(?:svg|x-icon)|font\/ttf)/;
/** The folders of the generators' hashed files, or a name that ends in a hash: at least eight characters with a digit. */
const HASHED = /^\/(?:_astro|assets)\/|[.\-_](?=[\w-]*\d)[\w-]{8,}\.[a-z\d_]+$/;
const MIN_COMPRESSED = 256;
const QUALITY = 5;

/** Those that our site is deployed with. */
const { 'Cache-Control': _, ...SECURITY_HEADERS } = headersOf(hosting);

/** A phone's line, as Lighthouse simulates it. */
export const SLOW_LINE = {
  latency: 150,
  download: (1.6 * 1024 * 1024) / 8,
  upload: (750 * 1024) / 8,
};
const CHUNK = 8192;

/** A request that the server has received. Times are in milliseconds since the epoch. */
export interface ServedRequest {
  readonly start: number;
  end?: number;
  readonly bytes: number;
  readonly isScript: boolean;
  readonly isPrefetch: boolean;
}

export interface Served {
  readonly origin: string;
  readonly log: ServedRequest[];
  /** Slows down responses. The browser's own throttling doesn't include workers. */
  slow: boolean;
  readonly close: () => void;
}

interface File {
  readonly body: Buffer;
  readonly isCompressed: boolean;
  readonly type: string;
  readonly etag: string;
  readonly cache: string;
}

function createCertificate(): { key: Buffer; cert: Buffer } {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-site-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const subject = ['-nodes', '-days', '2', '-subj', '/CN=localhost'];
  const args = ['req', '-x509', '-newkey', 'rsa:2048', ...subject, '-keyout', key, '-out', cert];
  execFileSync('openssl', args, { stdio: 'ignore' });
  const pair = { key: readFileSync(key), cert: readFileSync(cert) };
  rmSync(folder, { recursive: true });
  return pair;
}

function readFile(url: string, file: string): File {
  const raw = readFileSync(file);
  const type = TYPES[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
  const isCompressed = COMPRESSIBLE.test(type) && raw.length >= MIN_COMPRESSED;
  const isImmutable = HASHED.test(url) && !type.startsWith('text/html');
  return {
    body: isCompressed
      ? brotliCompressSync(raw, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } })
      : raw,
    isCompressed,
    type,
    etag: `"${createHash('sha1').update(raw).digest('base64url').slice(0, 16)}"`,
    cache: isImmutable ? 'public, max-age=31536000, immutable' : 'public, max-age=0, must-revalidate',
  };
}

function readSite(folder: string): Map<string, File> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    statSync(path.join(folder, file)).isFile(),
  );
  return new Map(
    files.map((file) => {
      const url = `/${file.split(path.sep).join('/')}`;
      return [url, readFile(url, path.join(folder, file))];
    }),
  );
}

/** Sends a body on a line that all responses share. `line.free` is when it has sent everything before. */
async function sendSlowly(
  response: Http2ServerResponse,
  body: Buffer,
  line: { free: number },
): Promise<void> {
  await sleep(SLOW_LINE.latency);
  for (let start = 0; start < body.length && !response.destroyed; start += CHUNK) {
    const part = body.subarray(start, start + CHUNK);
    line.free = Math.max(line.free, Date.now()) + (part.length / SLOW_LINE.download) * 1000;
    await sleep(Math.max(0, line.free - Date.now()));
    response.write(part);
  }
  response.end();
}

/**
 * Serves a built site in the same way as all others: HTTP/2, Brotli, immutable caching of hashed files, clean URLs without
 * redirects, and the security headers of our deployment.
 */
export async function serve(folder: string): Promise<Served> {
  const files = readSite(folder);
  const line = { free: 0 };
  const find = (url: string) =>
    files.get(url) ?? files.get(`${url.replace(/\/$/, '')}/index.html`) ?? files.get(`${url}.html`);

  const server = createSecureServer({ ...createCertificate(), allowHTTP1: true }, (request, response) => {
    const file = find(decodeURIComponent(new URL(request.url, 'https://localhost').pathname));
    const isUnchanged = file !== undefined && request.headers['if-none-match'] === file.etag;
    const body = file === undefined || isUnchanged ? Buffer.alloc(0) : file.body;
    const entry: ServedRequest = {
      start: Date.now(),
      bytes: body.length,
      isScript: file?.type.startsWith('text/javascript') ?? false,
      isPrefetch: String(request.headers['sec-purpose']).includes('prefetch'),
    };
    served.log.push(entry);
    response.on('close', () => (entry.end = Date.now()));
    response.writeHead(
      file === undefined ? 404 : isUnchanged ? 304 : 200,
      file && {
        ...SECURITY_HEADERS,
        'cache-control': file.cache,
        'content-type': file.type,
        etag: file.etag,
        ...(file.isCompressed && !isUnchanged && { 'content-encoding': 'br' }),
      },
    );
    if (served.slow) void sendSlowly(response, body, line);
    else response.end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const served: Served = {
    origin: `https://localhost:${(server.address() as AddressInfo).port}`,
    log: [],
    slow: false,
    close: () => void server.close(),
  };
  return served;
}
