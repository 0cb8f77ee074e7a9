import type { Page } from '@playwright/test';

/** Records the page's theme when its first content is parsed, before the first paint. */
export const recordFirstTheme = (page: Page) =>
  page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.getElementById('__docusaurus')) return;
      observer.disconnect();
      Object.assign(window, { firstTheme: document.documentElement.getAttribute('data-theme') });
    }).observe(document, { childList: true, subtree: true });
  });

export const firstTheme = (page: Page): Promise<unknown> =>
  page.evaluate(() => Reflect.get(window, 'firstTheme') as unknown);
