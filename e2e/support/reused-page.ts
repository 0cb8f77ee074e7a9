import type { Page } from '@playwright/test';
import { test as base } from './fixtures.ts';

/**
 * For tests that look at one page of the site after another: those of a worker share a browser tab, which keeps the scripts
 * of the site. What a test leaves behind, such as a stored choice, the next one meets.
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
