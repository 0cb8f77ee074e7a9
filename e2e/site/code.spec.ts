import type { Locator } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';
import { test } from '../support/reused-page.ts';

const boxOf = async (locator: Locator) => (await locator.boundingBox())!;

test('a code block has a bar 32 pixels high, and a single command shares one row with it', async ({
  page,
}) => {
  await page.goto('/docs/react/tutorial/basic-application');
  const article = page.getByRole('article');
  const titled = article.locator('.theme-code-block').filter({ hasText: 'src/pet-list.tsx' }).first();
  const bar = titled.locator('> :first-child');
  expect((await boxOf(bar)).height).toBe(32);
  await expect(bar.getByRole('button', { name: 'Copy code to clipboard' })).toBeVisible();

  const command = article
    .locator('.theme-code-block')
    .filter({ hasText: /^npm run dev\s*$/ })
    .first();
  const code = await boxOf(command.locator('code'));
  const copy = await boxOf(command.getByRole('button'));
  expect((await boxOf(command)).height).toBeLessThan(48);
  expect(copy.y + copy.height / 2).toBeCloseTo(code.y + code.height / 2, 0);
});

test('tabs are the top bar of their code', async ({ page }) => {
  await openHydrated(page, '/docs/getting-started');
  const tabs = page.getByRole('article').locator('.tabs-container').first();
  const list = await boxOf(tabs.getByRole('tablist'));
  const block = tabs.locator('.theme-code-block:visible');
  const copy = await boxOf(block.getByRole('button', { name: 'Copy code to clipboard' }));
  expect(list.height).toBe(32);
  expect((await boxOf(block)).y).toBeCloseTo(list.y + list.height, 0);
  expect(copy.y + copy.height / 2).toBeCloseTo(list.y + list.height / 2, 0);
});
