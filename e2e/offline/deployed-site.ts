import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { createSiteServer } from '../../sites/site-server.ts';
import { siteDirectory } from '../support/built-site.ts';

type Intercept = (...request: Parameters<RequestListener>) => boolean;

/** A host that a site is deployed to, and that may be out of reach. */
export interface Host {
  readonly origin: string;
  /** The paths that were requested. */
  readonly requests: string[];
  readonly deploy: (directory: string) => void;
  /** Responds to a request instead of the site if it returns true. */
  intercept: Intercept | undefined;
  /** Ends all connections and accepts no others. */
  readonly disconnect: () => Promise<void>;
  readonly connect: () => Promise<void>;
}

const listen = (server: Server, port: number) =>
  new Promise<void>((resolve) => server.listen(port, () => resolve()));

/** Starts a host with the built site. */
export async function startHost(): Promise<Host> {
  let site = createSiteServer(siteDirectory());
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(request.url ?? '');
    if (!host.intercept?.(request, response)) site.emit('request', request, response);
  });
  await listen(server, 0);
  const { port } = server.address() as AddressInfo;
  const host: Host = {
    origin: `http://localhost:${port}`,
    requests,
    intercept: undefined,
    deploy: (directory) => (site = createSiteServer(directory)),
    disconnect: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
    connect: async () => (server.listening ? undefined : listen(server, port)),
  };
  return host;
}

/** Waits until a worker serves the page, so that all files are stored. On a busy machine, that takes minutes. */
export async function waitForWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

/** Cuts the network: for the pages, and for the service worker, which Playwright's switch doesn't reach. */
export async function cutNetwork(host: Host, context: BrowserContext): Promise<void> {
  await host.disconnect();
  await context.setOffline(true);
}

/** The paths of the stored files, with the revision of those without a hash in their name. */
export const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.includes('precache'));
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname + new URL(url).search);
  });
