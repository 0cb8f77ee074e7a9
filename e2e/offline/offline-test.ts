import { siteDirectory } from '../support/built-site.ts';
import { test as base } from '../support/fixtures.ts';
import { type Host, startHost } from './deployed-site.ts';

/** Serves the built site from a host that can be disconnected, with service workers. */
export const test = base.extend<{ deployment: undefined }, { host: Host }>({
  host: [
    async ({}, use) => {
      const host = await startHost();
      await use(host);
      await host.disconnect();
    },
    { scope: 'worker' },
  ],
  origin: [async ({ host }, use) => use(host.origin), { scope: 'worker' }],

  deployment: [
    async ({ host }, use) => {
      host.deploy(siteDirectory());
      await use(undefined);
      await host.connect();
    },
    { auto: true },
  ],
});

test.use({ serviceWorkers: 'allow' });
