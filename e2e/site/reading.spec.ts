import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';
import { waitForScrollEnd } from '../support/scroll.ts';

const DOCS = fileURLToPath(new URL('../../website/docs/', import.meta.url));
/** Runs git, if installed. */
const git = (...args: string[]) => {
  const { status, stdout } = spawnSync('git', args, { cwd: DOCS, encoding: 'utf8' });
  return status === 0 ? stdout.trim() : '';
};

const managers = (page: Page) => page.getByRole('tablist').getByRole('tab', { name: 'pnpm' });

async function expectSelected(page: Page): Promise<void> {
  expect(await managers(page).count()).toBeGreaterThan(1);
  for (const tab of await managers(page).all()) await expect(tab).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel').getByText('pnpm exec').first()).toBeVisible();
}

test('the chosen package manager applies to all pages and is remembered', async ({ page }) => {
  await openHydrated(page, '/docs/getting-started');
  await managers(page).first().click();
  await expectSelected(page);
  await page.reload();
  await expectSelected(page);
  await page
    .getByRole('navigation', { name: 'Docs sidebar' })
    .getByRole('link', { name: 'CLI reference' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('CLI reference');
  await page.goBack();
  await expectSelected(page);
});

test('if storage is denied, a package manager can still be chosen', async ({ page }) => {
  await page.addInitScript(() => {
    const get = () => {
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { configurable: true, get });
  });
  await openHydrated(page, '/docs/getting-started');
  await managers(page).first().click();
  await expect(managers(page).first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByText('pnpm add --save-dev')).toBeVisible();
});

test('code is copied as it is typed: whole, and without a prompt', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/docs/getting-started');
  const block = page.locator('.theme-code-block[data-language="bash"]').first();
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect(block.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe((await block.locator('code').textContent())?.trimEnd());
  expect(copied).not.toMatch(/^\s*[$>] /m);
});

test('a page shows when it was last updated in Git', async ({ page }) => {
  await openHydrated(page, '/docs/intro');
  const time = page.getByRole('article').getByRole('time');
  if (git('rev-parse', '--is-shallow-repository') === 'false' && git('ls-files', 'intro.md')) {
    const committed = new Date(git('log', '-1', '--format=%cI', '--', 'intro.md')).toISOString();
    await expect(time).toHaveAttribute('datetime', committed);
    await expect(page.getByText(/^Last updated on \w{3} \d{1,2}, \d{4}$/)).toBeVisible();
  } else {
    await expect(time).toHaveCount(0);
  }
});

test('with Shift+Tab, the focused element is never hidden by the navbar', async ({ page }) => {
  await openHydrated(page, '/docs/react/core-concepts/state-management');
  const bottom = await page
    .getByRole('navigation', { name: 'Main', exact: true })
    .evaluate((node) => node.getBoundingClientRect().bottom);
  await page.getByRole('navigation', { name: 'Docs pages' }).getByRole('link').first().focus();
  const tops: number[] = [];
  for (let i = 0; i < 25; i++) {
    await page.keyboard.press('Shift+Tab');
    await waitForScrollEnd(page);
    const box = await page.evaluate(
      () => document.activeElement?.getBoundingClientRect().toJSON() as DOMRect,
    );
    // A long code block doesn't fit below the navbar.
    tops.push(box.height > 800 - bottom ? bottom : box.top);
  }
  expect(tops.length).toBe(25);
  expect(Math.min(...tops)).toBeGreaterThanOrEqual(bottom);
});
