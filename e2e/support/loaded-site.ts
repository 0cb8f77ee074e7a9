import { defaultIdentity } from '@hookloom/identity';
import { expect, type Page } from '@playwright/test';
import { openHydrated } from './page-state.ts';
import { reset, test as base } from './reused-page.ts';

interface Fixtures {
  /** Opens a page as a link does, without loading the site again. */
  visit: (path: string) => Promise<void>;
}

const isKept = (page: Page): Promise<boolean> => page.evaluate(() => 'isKept' in window);

async function load(page: Page, path: string): Promise<void> {
  await openHydrated(page, path);
  await page.evaluate(() => Object.assign(window, { isKept: true }));
}

async function navigate(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    history.pushState(null, '', address);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', defaultIdentity.url + path);
}

/**
 * Keeps the site loaded from one test to the next, for what is checked on every page: the browser compiles the site's scripts,
 * and axe, only once.
 */
export const test = base.extend<Fixtures>({
  page: async ({ tab, viewport, reducedMotion }, use) => {
    if (!(await isKept(tab))) {
      await reset(tab);
      if (viewport) await tab.setViewportSize(viewport);
      await tab.emulateMedia({ reducedMotion });
    }
    await use(tab);
  },

  visit: async ({ page }, use) =>
    use(async (path) => ((await isKept(page)) ? navigate(page, path) : load(page, path))),
});
