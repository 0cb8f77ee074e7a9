import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';

/** The width of pictures, in CSS pixels. */
export const WIDTH = 640;

/**
 * Updates a picture of the docs in both color modes. Only `npm run pictures` does, because fonts differ between machines.
 *
 * @param name - one of `sources.ts`.
 * @param target - what to show, if it isn't all of the tab.
 */
export async function takePicture(
  tab: Page,
  name: string,
  height: number,
  target: Page | Locator = tab,
): Promise<void> {
  if (!process.env['PICTURES']) return;
  if (target === tab) await tab.setViewportSize({ width: WIDTH, height });
  await tab.mouse.move(0, 0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await tab.emulateMedia({ colorScheme });
    const file = new URL(`../../website/static/img/results/${name}-${colorScheme}.png`, import.meta.url);
    await target.screenshot({ path: fileURLToPath(file), animations: 'disabled', caret: 'hide' });
  }
}
