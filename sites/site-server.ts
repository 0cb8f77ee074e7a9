import { existsSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import path from 'node:path';
import compression from 'compression';
import serveHandler from 'serve-handler';

const compress = compression();

/**
 * Serves a built site as a static host would: clean addresses, `404.html` with status 404, compression, and cache headers.
 *
 * Files whose name carries a hash of their content are kept for a year; everything else is asked for again, by its ETag.
 *
 * @param directory - The built site.
 * @param basePath - The path under which it stands, with slashes around it. Outside it there is nothing.
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
        headers: [
          { source: '**', headers: [{ key: 'Cache-Control', value: 'public, max-age=0, must-revalidate' }] },
          {
            source: '@(assets|search)/**',
            headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
          },
        ],
      });
    });
  });
}
