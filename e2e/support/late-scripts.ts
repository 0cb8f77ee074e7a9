import { expect, type Page } from '@playwright/test';
import { waitForHydration } from './page-state.ts';

/** Opens a page whose scripts arrive when the returned function is called, which waits until the page is hydrated. */
export async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/main.*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo')).toBeAttached();
  await expect(page.locator('html')).not.toHaveAttribute('data-has-hydrated', 'true');
  return async () => {
    release();
    await waitForHydration(page);
  };
}
