import type { Locator, Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { test } from '../support/reused-page.ts';
import { docsSidebar } from '../support/sidebar.ts';

const HOW = 'How .+ works';
const caret = (page: Page, label: string) =>
  page.getByRole('button', { name: new RegExp(`^(?:Expand|Collapse) sidebar category '${label}'$`) });
/** The items of a category. They exist once it has been opened. */
const itemsOf = (page: Page, label: string): Locator =>
  docsSidebar(page)
    .getByRole('listitem')
    .filter({ has: caret(page, label) })
    .last()
    .getByRole('list')
    .first();

test('a category expands and collapses by mouse', async ({ page }) => {
  await page.goto('/docs/intro');
  const child = docsSidebar(page).getByRole('link', { name: 'Code generation' });
  await expect(caret(page, HOW)).toHaveAttribute('aria-expanded', 'false');
  await expect(child).toBeHidden();
  await caret(page, HOW).click();
  await expect(caret(page, HOW)).toHaveAttribute('aria-expanded', 'true');
  await expect(child).toBeVisible();
  await caret(page, HOW).click();
  await expect(caret(page, HOW)).toHaveAttribute('aria-expanded', 'false');
  await expect(child).toBeHidden();
});

test('a category expands and collapses by keyboard', async ({ page }) => {
  await page.goto('/docs/intro');
  const child = docsSidebar(page).getByRole('link', { name: 'Code generation' });
  await caret(page, HOW).focus();
  await page.keyboard.press('Enter');
  await expect(child).toBeVisible();
  await expect(caret(page, HOW)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(child).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Space');
  await expect(child).toBeHidden();
});

test('a category stays open when another is opened, and after a navigation elsewhere', async ({ page }) => {
  await page.goto('/docs/intro');
  await caret(page, HOW).click();
  await caret(page, 'API reference').click();
  await caret(page, 'Core concepts').click();
  await docsSidebar(page).getByRole('link', { name: 'Getting Started' }).click();
  await expect(page).toHaveURL('/docs/getting-started');
  for (const label of [HOW, 'API reference', 'Core concepts']) {
    await expect(caret(page, label)).toHaveAttribute('aria-expanded', 'true');
  }
});

test('a category links to its own page and expands there', async ({ page }) => {
  await page.goto('/docs/intro');
  await docsSidebar(page).getByRole('link', { name: 'API reference' }).click();
  await expect(page).toHaveURL('/docs/react/api/');
  await expect(caret(page, 'API reference')).toHaveAttribute('aria-expanded', 'true');
  await expect(docsSidebar(page).getByRole('link', { name: 'API reference' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test('the sidebar cannot be hidden', async ({ page }) => {
  await page.goto('/docs/intro');
  await expect(docsSidebar(page)).toBeVisible();
  await expect(
    page.getByRole('button', { name: /(?:collapse|hide|expand) sidebar(?! category)/i }),
  ).toHaveCount(0);
});

// The duration in milliseconds that the specification derives from the height.
const durationOf = (height: number) => {
  const constant = height / 36;
  return Math.round((4 + 15 * constant ** 0.25 + constant / 5) * 10);
};

async function openedAnimation(page: Page, label: string): Promise<{ transition: string; height: number }> {
  await caret(page, label).click();
  const items = itemsOf(page, label);
  await expect(items).toHaveCSS('transition-property', 'height');
  await items.evaluate((list) => Promise.all(list.getAnimations().map((animation) => animation.finished)));
  return items.evaluate((list) => ({
    transition: `${getComputedStyle(list).transitionDuration} ${getComputedStyle(list).transitionTimingFunction}`,
    height: list.scrollHeight,
  }));
}

test('a category opens with ease-in-out, with a duration that depends on the height of its content', async ({
  page,
}) => {
  await page.goto('/docs/intro');
  const short = await openedAnimation(page, HOW);
  const tall = await openedAnimation(page, 'API reference');
  expect(tall.height).toBeGreaterThan(2 * short.height);
  for (const { transition, height } of [short, tall]) {
    expect(transition).toBe(`${durationOf(height) / 1000}s ease-in-out`);
  }
  expect(durationOf(tall.height)).toBeGreaterThan(durationOf(short.height));
});

test.describe('with prefers-reduced-motion', () => {
  test.use({ reducedMotion: 'reduce' });

  test('a category opens within 1 ms', async ({ page }) => {
    await page.goto('/docs/intro');
    expect((await openedAnimation(page, 'API reference')).transition).toBe('0.001s ease-in-out');
  });
});
