import type { Locator, Page } from '@playwright/test';

export const docsSidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Docs sidebar' });

/** Opens every category and gives the sidebar's addresses from top to bottom. */
export async function expandedSidebarPaths(page: Page): Promise<string[]> {
  const closed = docsSidebar(page).getByRole('button', { expanded: false });
  while (await closed.count()) await closed.first().click();
  return docsSidebar(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
}
