import type { Page } from '@playwright/test';
import { test as base } from './fixtures.ts';

/**
 * Reuses one browser tab for all tests of a worker, which keeps the site's scripts loaded. State such as local storage leaks
 * from one test to the next.
 */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser, origin }, use, { project }) => {
      const { viewport, colorScheme, hasTouch, isMobile } = project.use;
      const page = await browser.newPage({
        baseURL: origin,
        reducedMotion: 'reduce',
        ...(viewport && { viewport }),
        ...(colorScheme && { colorScheme }),
        ...(hasTouch && { hasTouch }),
        ...(isMobile && { isMobile }),
      });
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],

  page: async ({ tab }, use) => use(tab),
});
