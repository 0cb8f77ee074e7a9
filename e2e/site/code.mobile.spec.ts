import { expect } from '../support/fixtures.ts';
import { test } from '../support/reused-page.ts';

/** Which edges of a block fade out, and whether it scrolls. */
const describeFade = (block: Element) => {
  const style = getComputedStyle(block);
  const fades = (edge: string) => parseFloat(style.getPropertyValue(`--hl-fade-${edge}`)) > 0;
  return { scrolls: block.scrollWidth > block.clientWidth, start: fades('start'), end: fades('end') };
};

test('code fades out only at edges where there is more to scroll to', async ({ page }) => {
  await page.goto('/docs/react/tutorial/basic-application');
  const article = page.getByRole('article');
  const component = article
    .locator('.theme-code-block')
    .filter({ hasText: 'src/pet-list.tsx' })
    .first()
    .locator('pre');
  const command = article
    .locator('pre')
    .filter({ hasText: /^npm run dev\s*$/ })
    .first();
  expect(await command.evaluate(describeFade)).toEqual({ scrolls: false, start: false, end: false });
  expect(await component.evaluate(describeFade)).toEqual({ scrolls: true, start: false, end: true });
  await component.evaluate((block) => block.scrollTo({ left: block.scrollWidth }));
  await expect
    .poll(() => component.evaluate(describeFade))
    .toEqual({ scrolls: true, start: true, end: false });
});

test('a command wraps instead of being cut off', async ({ page }) => {
  await page.goto('/docs/react/tutorial/basic-application');
  const commands = page.getByRole('article').locator('[data-language="bash"] pre:visible');
  const cut = await commands.evaluateAll((blocks) =>
    blocks.filter((block) => block.scrollWidth > block.clientWidth).map((block) => block.textContent),
  );
  expect(cut).toEqual([]);
  expect(await commands.count()).toBeGreaterThan(2);
});

test('a single command takes one row on touch devices too', async ({ page }) => {
  await page.goto('/docs/react/tutorial/basic-application');
  const command = page
    .locator('.theme-code-block')
    .filter({ hasText: /^npm run dev\s*$/ })
    .first();
  expect((await command.boundingBox())!.height).toBeLessThan(48);
  await command.scrollIntoViewIfNeeded();
  await expect(command.getByRole('button', { name: 'Copy code to clipboard' })).toBeInViewport({ ratio: 1 });
});
