import { expect, test } from '../support/fixtures.ts';
import { openSearch } from './search-page.ts';

test('on a phone it fills the screen, and a tap opens a result', async ({ page }) => {
  const { dialog, field, options } = await openSearch(page);
  await expect(field).toBeFocused();
  const size = page.viewportSize();
  expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, ...size });
  await field.fill('clearOnUnmount');
  await expect(options.first()).toBeInViewport();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBe(0);
  const href = (await options.first().getAttribute('href')) ?? '';
  await options.first().tap();
  await expect(page).toHaveURL(href);
  await expect(dialog).toBeHidden();
});
