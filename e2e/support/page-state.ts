import { defaultIdentity } from '@hookloom/identity';
import { expect, type Locator, type Page } from '@playwright/test';

/** The heading of the first docs page. */
export const INTRO_HEADING = `What is ${defaultIdentity.name.display}?`;

/** The color mode toggle. Its label contains the mode. It is enabled after hydration. */
export const colorToggle = (page: Page): Locator =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /^Switch between dark and light mode/ });

/** Opens a page and waits for hydration. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitForHydration(page);
}

export async function waitForHydration(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/**
 * Scrolls to a live part of the home page, and waits until it has replaced its static HTML, which stays in the page, hidden.
 * A click that begins on one and ends on the other is lost.
 */
export async function waitForLivePart(page: Page, name: 'list' | 'search' | 'workbench'): Promise<void> {
  const place = page.locator(`[data-live="${name}"]`);
  await place.scrollIntoViewIfNeeded();
  await expect(place.locator(':scope > :first-child')).toBeHidden();
}

/**
 * Scrolls to the top as a user would. A navbar that hides on scroll is hidden after a jump to an anchor, and may hide again
 * while the page moves. At the top it is always visible.
 */
export async function scrollToTop(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, -5_000);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }).toPass();
  await expect(page.getByRole('navigation').first()).toBeInViewport({ ratio: 1 });
}

/** Sets local storage items once, before the test's first page loads. */
export async function setLocalStorage(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((given) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
  }, entries);
}

export const getLocalStorage = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
