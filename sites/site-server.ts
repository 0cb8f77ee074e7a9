import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import serveHandler from 'serve-handler';
import { hosting, isFolder } from './hosting/rules.ts';

const compress = compression();

const HEADERS = hosting.rules.flatMap(({ paths = ['/'], headers }) =>
  paths.map((path) => ({
    source: isFolder(path) ? `${path.replace(/^\/$/, '')}**` : path,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })),
);

/**
 * Serves a built site like a static host: clean URLs, `404.html` with status 404, compression, and the headers of
 * `hosting/rules.ts`. What isn't cached is revalidated by ETag.
 *
 * @param directory - The built site.
 * @param basePath - The base path, with a leading and trailing slash. URLs outside of it don't exist.
 */
export function createSiteServer(directory: string, basePath = '/'): Server {
  if (!existsSync(path.join(directory, 'index.html'))) {
    throw new Error(`There is no built site in ${directory}. Run npm run build first.`);
  }
  return createServer((request, response) => {
    compress(request as never, response as never, () => {
      if (!request.url?.startsWith(basePath)) {
        response.writeHead(404).end('Not found');
        return;
      }
      request.url = request.url.slice(basePath.length - 1);
      void serveHandler(request, response, {
        public: directory,
        cleanUrls: true,
        directoryListing: false,
        etag: true,
        headers: HEADERS,
      });
    });
  });
}
