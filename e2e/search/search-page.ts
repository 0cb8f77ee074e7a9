import type { Page } from '@playwright/test';
import { openHydrated } from '../support/page-state.ts';

/** The search's elements. */
export const search = (page: Page) => {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  return {
    button: page.getByRole('navigation').getByRole('button', { name: /search/i }),
    dialog,
    field: dialog.getByRole('combobox', { name: 'Search' }),
    groups: dialog.getByRole('group'),
    options: dialog.getByRole('option'),
    selected: dialog.getByRole('option', { selected: true }),
    status: dialog.getByRole('status'),
    alert: dialog.getByRole('alert'),
    retry: dialog.getByRole('button', { name: 'Retry' }),
  };
};

export type Search = ReturnType<typeof search>;

/** Opens a page and its search. */
export async function openSearch(page: Page, path = '/docs/intro'): Promise<Search> {
  await openHydrated(page, path);
  const parts = search(page);
  await parts.button.click();
  return parts;
}

export const CORE_INDEX = '**/search/core.*.json';
export const INDEX_PARTS = '**/search/part.*.json';
export const ENGINE = '**/assets/js/search.*.js';

/** Delays requests to URLs that match a pattern until the returned function is called. */
export async function delayRequests(page: Page, urlPattern: string): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(urlPattern, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}
