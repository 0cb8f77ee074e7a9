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
  // Not by `test.use`, which would only apply to the first file that imports this one.
  serviceWorkers: async ({}, use) => use('allow'),
  origin: [async ({ host }, use) => use(host.origin), { scope: 'worker' }],

  deployment: [
    async ({ host }, use) => {
      host.deploy(siteDirectory());
      await use(undefined);
      host.intercept = undefined;
      await host.connect();
    },
    { auto: true },
  ],
});
