import { expect, type Page } from '@playwright/test';

export const COLOR_MODES = ['dark', 'light'] as const;
export type ColorMode = (typeof COLOR_MODES)[number];

/** Opens a page as a user who has chosen a color mode. */
export async function gotoInMode(page: Page, path: string, mode: ColorMode): Promise<void> {
  const script = await page.addInitScript((choice) => localStorage.setItem('theme', choice), mode);
  await page.goto(path);
  await script.dispose();
  await expect(page.locator(`html[data-theme="${mode}"][data-has-hydrated="true"]`)).toBeAttached();
  // Until the hydrated page is painted, computed styles may still be the old ones.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

export const readMode = async (page: Page): Promise<ColorMode> =>
  (await page.locator('html').getAttribute('data-theme')) === 'light' ? 'light' : 'dark';

/** Toggles the color mode in the navbar and waits for the transition. */
export async function switchMode(page: Page, to: ColorMode): Promise<void> {
  await page.getByRole('button', { name: /^Switch between dark and light mode/ }).click();
  await expect(page.locator(`html[data-theme="${to}"]`)).toBeAttached();
  await page.evaluate(() => {
    const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
    return Promise.allSettled(transitions.map((animation) => animation.finished));
  });
}
