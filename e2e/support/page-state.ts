import { defaultIdentity } from '@hookloom/identity';
import { expect, type Locator, type Page } from '@playwright/test';

/** The heading of the page that the docs begin with. */
export const INTRODUCTION = `What ${defaultIdentity.name.display} is`;

/** The color-mode toggle, whose name says the mode; enabled once the page is hydrated. */
export const colorToggle = (page: Page): Locator =>
  page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('button', { name: /^Switch between dark and light mode/ });

/** Opens a page and waits until it answers to the reader. */
export async function openHydrated(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export async function hydrated(page: Page): Promise<void> {
  await page.locator('html[data-has-hydrated="true"]').waitFor({ state: 'attached' });
}

/**
 * Scrolls to the top as a reader does. A navbar that hides on scroll is hidden after arriving at a hash, and may hide
 * while the page still moves there; at the top it always shows.
 */
export async function scrollToTop(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.wheel(0, -5_000);
    expect(await page.evaluate(() => window.scrollY)).toBe(0);
  }).toPass();
  await expect(page.getByRole('navigation').first()).toBeInViewport({ ratio: 1 });
}

/** Puts entries into local storage, once, before the first page of a test reads it. */
export async function store(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  await page.addInitScript((given) => {
    if (sessionStorage.getItem('stored')) return;
    sessionStorage.setItem('stored', 'yes');
    for (const [key, value] of Object.entries(given)) localStorage.setItem(key, value);
  }, entries);
}

export const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);
