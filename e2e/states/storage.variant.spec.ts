import type { ConsoleMessage, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { colorToggle, openHydrated } from '../support/page-state.ts';

test.use({ site: 'all-features' });

type StorageFailure = 'denied' | 'missing' | 'full';

async function breakStorage(page: Page, how: StorageFailure): Promise<void> {
  await page.addInitScript((kind) => {
    if (kind === 'full') {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
      return;
    }
    const get = () => {
      if (kind === 'missing') return undefined;
      throw new DOMException('The document is sandboxed.', 'SecurityError');
    };
    Object.defineProperty(window, 'localStorage', { configurable: true, get });
  }, how);
}

const storageWarnings = (page: Page): string[] => {
  const texts: string[] = [];
  page.on('console', (message: ConsoleMessage) => {
    if (message.type() === 'warning' && message.text().includes('storage')) texts.push(message.text());
  });
  return texts;
};

const CASES: readonly (readonly [StorageFailure, string])[] = [
  ['denied', 'storage that throws on access'],
  ['missing', 'no storage at all'],
  ['full', 'storage that is full'],
];

for (const [how, name] of CASES) {
  test(`with ${name} the toggle, announcement and versions work without persistence, with one console warning and no error`, async ({
    page,
  }) => {
    const warnings = storageWarnings(page);
    await breakStorage(page, how);
    await openHydrated(page, '/docs/guide');

    await colorToggle(page).click();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await page.getByRole('banner').getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('banner')).toHaveCount(0);
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await navbar.getByRole('button', { name: '1.0', exact: true }).hover();
    await navbar.getByRole('link', { name: 'Next', exact: true }).click();
    await expect(page).toHaveURL(/\/docs\/next\/guide\/?$/);
    expect(warnings).toHaveLength(1);
    expect(warnings[0]).toContain('Docusaurus browser storage is not available.');

    await page.reload();
    await expect(colorToggle(page)).toHaveAccessibleName(/currently system mode/);
    await expect(page.getByRole('banner')).toBeVisible();
  });
}
