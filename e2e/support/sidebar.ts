import type { Locator, Page } from '@playwright/test';

export const docsSidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs sidebar' });

/** Expands all categories and returns the sidebar's links in order. */
export async function readSidebarPaths(page: Page): Promise<string[]> {
  const closed = docsSidebar(page).getByRole('button', { expanded: false });
  while (await closed.count()) await closed.first().click();
  return docsSidebar(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}
