import { expect, type Page, type Worker } from '@playwright/test';
import { waitForWorker } from '../offline/deployed-site.ts';
import { test } from '../offline/offline-test.ts';
import { ok, openPlayground, paste, specOf, tab } from '../playground/playground-page.ts';
import { openSearch } from '../search/search-page.ts';
import { openHydrated } from '../support/page-state.ts';

const SPEC = specOf({ ...ok, operationId: 'getFirst' });
const generated = (page: Page) => page.getByRole('treeitem', { name: 'get-first.ts' });

/** Opens the playground, and returns the worker that generates code. */
async function openGenerator(page: Page): Promise<Worker> {
  await openPlayground(page);
  await paste(page, SPEC);
  await expect(generated(page)).toBeVisible();
  return page.workers()[0]!;
}

/** What code in a worker of the site attempts, and the directives that stopped it. */
const attemptAll = (worker: Worker) =>
  worker.evaluate(async () => {
    const stopped: string[] = [];
    addEventListener('securitypolicyviolation', (event) => stopped.push(event.effectiveDirective));
    // A debugger may evaluate text until it waits for the first time.
    await new Promise((resolve) => setTimeout(resolve));
    const attempts: Record<string, () => unknown> = {
      text: () => Reflect.apply(Reflect.get(globalThis, 'eval') as (text: string) => unknown, null, ['1']),
      code: () => Reflect.construct(Function, ['return 1']),
      otherHost: () => fetch('https://elsewhere.example/'),
      ownHost: async () => (await fetch('/robots.txt')).text(),
    };
    const results: Record<string, boolean> = {};
    for (const [name, attempt] of Object.entries(attempts)) {
      results[name] = await Promise.resolve()
        .then(attempt)
        .then(
          () => true,
          () => false,
        );
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
    return { ...results, stopped: [...new Set(stopped)].sort() };
  });

const RESTRICTED = {
  text: false,
  code: false,
  otherHost: false,
  ownHost: true,
  stopped: ['connect-src', 'script-src'],
};

test.describe('code that gets into a worker', () => {
  test.use({ allowErrors: [/Content Security Policy|Refused to|violates/] });

  test('evaluates no text and reaches no other host, also in the service worker', async ({
    page,
    context,
  }) => {
    test.slow();
    expect(await attemptAll(await openGenerator(page))).toEqual(RESTRICTED);
    await waitForWorker(page);
    expect(await attemptAll(context.serviceWorkers()[0]!)).toEqual(RESTRICTED);
  });

  test('loads no script of another origin, and starts no worker', async ({ page }) => {
    const worker = await openGenerator(page);
    const results = await worker.evaluate(async () => {
      const stopped: string[] = [];
      addEventListener('securitypolicyviolation', (event) => stopped.push(event.effectiveDirective));
      const scope = globalThis as unknown as { importScripts: (url: string) => void };
      let loads = true;
      try {
        scope.importScripts(URL.createObjectURL(new Blob(['1'])));
      } catch {
        loads = false;
      }
      const starts = await new Promise<boolean>((resolve) => {
        try {
          const worker = new Worker(location.href);
          worker.onmessage = () => resolve(true);
          worker.onerror = () => resolve(false);
        } catch {
          resolve(false);
        }
      });
      return { loads, starts, stopped };
    });
    expect(results).toMatchObject({ loads: false, starts: false });
    expect(results.stopped).toContain('worker-src');
  });
});

/** Collects what a policy stops in the workers of a page. */
function collectStopped(page: Page): () => Promise<string[]> {
  const workers: Worker[] = [];
  page.on('worker', (worker) => {
    workers.push(worker);
    worker
      .evaluate(() => {
        const stopped: string[] = [];
        Object.assign(globalThis, { stopped });
        addEventListener('securitypolicyviolation', (event) => stopped.push(event.effectiveDirective));
      })
      .catch(() => undefined);
  });
  return async () => {
    const open = workers.filter((worker) => page.workers().includes(worker));
    const stopped = await Promise.all(
      open.map((worker) => worker.evaluate(() => Reflect.get(globalThis, 'stopped') as string[])),
    );
    return stopped.flat();
  };
}

test('no worker is stopped by its own policy: generator, workbench, download, type checker, service worker', async ({
  page,
}) => {
  test.slow();
  const stopped = collectStopped(page);
  await openHydrated(page, '/');
  await waitForWorker(page);

  await openGenerator(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toMatch(/\.zip$/);
  await tab(page, 'Workbench').click();
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('getFirst');
  await expect(page.getByRole('option', { name: /getFirst/ })).toBeVisible();
  await page.keyboard.press('Escape');
  expect(await stopped()).toEqual([]);

  await openHydrated(page, '/break-the-contract');
  await page.getByRole('button', { name: /^Load TypeScript/ }).click();
  await page.getByRole('textbox', { name: 'Spec after the change' }).press('ControlOrMeta+End');
  await page.keyboard.type('        weight: { type: number }\n');
  await expect(page.getByText(/TypeScript \d\S+ checked this in \d+ ms/)).toBeVisible();
  expect(await stopped()).toEqual([]);

  const { field, options } = await openSearch(page, '/docs/cli-reference');
  await field.fill('stateful hook');
  await expect(options.first()).toBeVisible();
});
