import type { Page } from '@playwright/test';
import { openHydrated } from '../support/page-state.ts';

/** The parts of the search, as a reader finds them. */
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

/** Opens a page and the search on it. */
export async function openSearch(page: Page, path = '/docs/intro'): Promise<Search> {
  await openHydrated(page, path);
  const parts = search(page);
  await parts.button.click();
  return parts;
}

export const FIRST_FILE = '**/search/core.*.json';
export const PARTS = '**/search/part.*.json';
export const ENGINE = '**/assets/js/search.*.js';

/** Holds back what is asked for at the addresses, until it is let go. */
export async function holdBack(page: Page, addresses: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(addresses, async (route) => {
    await released;
    await route.continue();
  });
  return () => letGo();
}
