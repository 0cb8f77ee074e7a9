import type { Page } from '@playwright/test';
import { test as base } from './fixtures.ts';

/** Undoes what earlier tests changed. Not undone: scripts that they added with `addInitScript` and didn't dispose of. */
export async function reset(tab: Page): Promise<void> {
  const context = tab.context();
  for (const page of context.pages()) if (page !== tab) await page.close();
  await tab.unrouteAll({ behavior: 'ignoreErrors' });
  await context.clearPermissions();
  await tab.mouse.move(0, 0);
  // Without scripts, and of another path: going to a hash of the open page would not load it.
  await tab.goto('/llms.txt');
  await tab.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
}

/** Reuses one browser tab for all tests of a worker: opening a tab takes longer than opening a page in it. */
export const test = base.extend<object, { tab: Page }>({
  tab: [
    async ({ browser, origin }, use, { project }) => {
      const { viewport, hasTouch, isMobile } = project.use;
      const page = await browser.newPage({
        baseURL: origin,
        serviceWorkers: 'block',
        ...(viewport && { viewport }),
        ...(hasTouch && { hasTouch }),
        ...(isMobile && { isMobile }),
      });
      await use(page);
      await page.context().close();
    },
    { scope: 'worker' },
  ],

  context: async ({ tab }, use) => use(tab.context()),

  page: async ({ tab, viewport, colorScheme, reducedMotion }, use) => {
    await reset(tab);
    if (viewport) await tab.setViewportSize(viewport);
    await tab.emulateMedia({ colorScheme, reducedMotion });
    await use(tab);
  },
});
