import { expect, type Page } from '@playwright/test';

export const COLOR_MODES = ['dark', 'light'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** Opens a page in a color mode, as a reader who once chose it. */
export async function gotoInMode(page: Page, path: string, mode: ColorMode): Promise<void> {
  const script = await page.addInitScript((choice) => localStorage.setItem('theme', choice), mode);
  await page.goto(path);
  await script.dispose();
  await expect(page.locator(`html[data-theme="${mode}"][data-has-hydrated="true"]`)).toBeAttached();
  // Styles that are read before the hydrated page is drawn may still be those of its elements before.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/** Changes the color mode by the switch of the navbar, and waits until its colors have arrived. */
export async function switchMode(page: Page, to: ColorMode): Promise<void> {
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
  await expect(page.locator(`html[data-theme="${to}"]`)).toBeAttached();
  await page.evaluate(() =>
    Promise.allSettled(document.getAnimations().map((animation) => animation.finished)),
  );
}
