import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The built app, next to the bundled command line. */
const folder = fileURLToPath(new URL('workbench/', import.meta.url));

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

export type AppFile = { contents: Buffer; type: string };

/** Reads the files of the app by path. A request can only name one of them. */
export function readAppFiles(): Map<string, AppFile> {
  const files = new Map(
    readdirSync(folder).map((name) => [
      `/${name}`,
      {
        contents: readFileSync(join(folder, name)),
        type: types[extname(name)] ?? 'application/octet-stream',
      },
    ]),
  );
  const index = files.get('/index.html');
  return index ? files.set('/', index) : files;
}
