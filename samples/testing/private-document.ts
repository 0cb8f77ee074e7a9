import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { withApplication } from './session.ts';

const ADDRESS = 'https://petstore.example';

interface PrivateDocument {
  /** An app with the config from the docs. */
  readonly folder: string;
  /** The `Authorization` headers of requests for the spec. */
  readonly authorizations: readonly (string | undefined)[];
}

/** Serves the sample spec at the URL in the docs, only with the right token. */
export function withPrivateDocument<T>(
  token: string,
  use: (given: PrivateDocument) => Promise<T>,
): Promise<T> {
  return withApplication(async (folder) => {
    const document = await readFile(path.join(folder, 'petstore.yaml'));
    const authorizations: (string | undefined)[] = [];
    const server = createServer(({ headers: { authorization } }, response) => {
      authorizations.push(authorization);
      const known = authorization === `Bearer ${token}`;
      response.writeHead(known ? 200 : 401).end(known ? document : 'Who are you?');
    });
    await once(server.listen(0, '127.0.0.1'), 'listening');
    const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const config = await readFile(new URL('../configuration/private-source.json', import.meta.url), 'utf8');
    await writeFile(path.join(folder, 'hookloom.config.json'), config.replace(ADDRESS, origin));
    try {
      return await use({ folder, authorizations });
    } finally {
      server.closeAllConnections();
      server.close();
    }
  });
}
