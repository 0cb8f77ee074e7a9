import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';
import { test } from '../support/reused-page.ts';

test.use({ reducedMotion: 'reduce', allowErrors: [/404 \(Not Found\)/] });

/** The names of the first elements in a part of the page that Tab reaches, in this order. */
async function readStops(page: Page, count: number, part = 'main'): Promise<string[]> {
  const stops: string[] = [];
  for (let presses = 0; stops.length < count && presses < 60; presses++) {
    await page.keyboard.press('Tab');
    const name = await page.evaluate((selector) => {
      const { activeElement } = document;
      if (!activeElement?.closest(selector)) return undefined;
      const inner = activeElement.shadowRoot?.activeElement ?? activeElement;
      // Code can be focused, to be scrolled.
      if (inner.localName === 'pre' && !inner.hasAttribute('aria-label')) return undefined;
      return inner.getAttribute('aria-label') ?? inner.textContent.trim();
    }, part);
    // Links to the tests of samples are only on pages that are built after these.
    if (name !== undefined && !name.startsWith('tested, by')) stops.push(name.replace(/\s+/g, ' '));
  }
  return stops;
}

test('Tab goes through home from the links at the top to the running component', async ({ page }) => {
  await openHydrated(page, '/');
  expect(await readStops(page, 14)).toEqual([
    'Try your spec',
    'Get started',
    'Read the docs',
    'Source on GitHub',
    'Copy code to clipboard',
    'Copy code to clipboard',
    'Copy code to clipboard',
    'Copy code to clipboard',
    '1',
    '2',
    '7',
    'fast',
    'slow',
    'offline',
  ]);
});

test('Tab goes through "Break the contract" from the change to the spec, the report and the app', async ({
  page,
}) => {
  await openHydrated(page, '/break-the-contract');
  await expect(page.getByRole('textbox', { name: 'Spec after the change' })).toBeVisible();
  expect(await readStops(page, 15)).toEqual([
    'read what counts as breaking',
    'Rename a field',
    'Require a parameter',
    'Remove an operation',
    'Narrow an enum',
    'Make a field nullable',
    'Rename an operationId',
    'Share',
    'Reset',
    'Before',
    'After',
    'Spec after the change',
    'The report of hookloom sync',
    'src/pet-list.tsx1 error',
    'Show 9 more lines',
  ]);
});

test('Tab goes through the page that is not found from the nearest pages to the search and the links', async ({
  page,
}) => {
  await openHydrated(page, '/docs/react/api/statful-hook');
  await expect(page.getByRole('button', { name: 'Search for' })).toBeVisible();
  const stops = await readStops(page, 9, '[aria-label="Suggested pages"]');
  expect(stops.slice(0, 3)).toContain('Stateful hook');
  expect(stops.slice(3)).toEqual([
    'Search for “react api statful-hook”',
    'Introduction',
    'Getting Started',
    'Tutorial',
    'CLI reference',
    'React API reference',
  ]);
});
