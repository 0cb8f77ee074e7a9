import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { test as base, type ConsoleMessage, type Request } from '@playwright/test';
import { createSiteServer } from '../../sites/site-server.ts';
import { variantDirectory } from '../../sites/variant.ts';

export { expect } from '@playwright/test';

const WEBSITE_BUILD = fileURLToPath(new URL('../../website/build/', import.meta.url));

export interface Options {
  /** The build to serve: the real site, or the name of a variant. */
  site: string;
  /** The base path to serve it at. */
  basePath: string;
}

interface Fixtures {
  /** Expected errors. Any other page error or console error fails the test. */
  allowErrors: RegExp[];
  /** Fails a test whose page logs an error, throws, or sends a request to another host. */
  quietPage: undefined;
}

/** Serves a build for each worker. Use `test.use({ site })` to test a variant instead of the real site. */
export const test = base.extend<Fixtures, Options & { origin: string }>({
  site: ['website', { option: true, scope: 'worker' }],
  basePath: ['/', { option: true, scope: 'worker' }],
  allowErrors: [[], { option: true }],

  origin: [
    async ({ site, basePath }, use) => {
      const directory = site === 'website' ? WEBSITE_BUILD : path.join(variantDirectory(site), 'build');
      const server = createSiteServer(directory, basePath);
      await new Promise<void>((resolve) => server.listen(0, resolve));
      await use(`http://localhost:${(server.address() as AddressInfo).port}`);
      server.closeAllConnections();
      server.close();
    },
    { scope: 'worker' },
  ],

  baseURL: async ({ origin }, use) => use(origin),

  quietPage: [
    async ({ page, origin, allowErrors }, use) => {
      const problems: string[] = [];
      const onError = (error: Error) => problems.push(`page error: ${error.message}`);
      const onMessage = (message: ConsoleMessage) => {
        if (message.type() === 'error')
          problems.push(`console error: ${message.text()} ${message.location().url}`);
      };
      const onRequest = (request: Request) => {
        const url = request.url();
        if (!url.startsWith(origin) && /^(https?|wss?):/.test(url))
          problems.push(`request to another host: ${url}`);
      };
      page.on('pageerror', onError).on('console', onMessage).on('request', onRequest);
      await use(undefined);
      // A routed request that is still on its way at the end would fail another test.
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      page.off('pageerror', onError).off('console', onMessage).off('request', onRequest);
      const unexpected = problems.filter((problem) => !allowErrors.some((allowed) => allowed.test(problem)));
      base.expect(unexpected, 'the page is quiet').toEqual([]);
    },
    { auto: true },
  ],
});
