import { expect } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';
import { test } from '../support/reused-page.ts';

test.use({ reducedMotion: 'reduce' });

test('assistive technology reads the search as a combobox with groups of options', async ({ page }) => {
  await openHydrated(page, '/docs/intro');
  await page.keyboard.press('/');
  await page.keyboard.type('stateful hook');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog.getByRole('option').first()).toBeVisible();
  await expect(dialog).toMatchAriaSnapshot(`
    - dialog "Search":
      - combobox "Search" [expanded]: stateful hook
      - button "Close"
      - status: /\\d+ results on \\d+ pages/
      - listbox:
        - group "Stateful hook":
          - option /Stateful hook/ [selected]
  `);
});

test('assistive technology reads tabs, with the selected one, and their panel', async ({ page }) => {
  await openHydrated(page, '/docs/getting-started');
  await expect(page.getByRole('tablist').first()).toMatchAriaSnapshot(`
    - tablist:
      - tab "npm" [selected]
      - tab "pnpm"
      - tab "yarn"
      - tab "bun"
  `);
  await openHydrated(page, '/playground');
  await expect(page.getByRole('tablist')).toMatchAriaSnapshot(`
    - tablist:
      - tab "Files" [selected]
      - tab "Workbench"
      - tab "Running app"
      - tab /Breaking changes/
  `);
  await expect(page.getByRole('tree')).toMatchAriaSnapshot(`
    - tree "Generated files":
      - treeitem "index.ts"
      - treeitem "schemas.ts"
  `);
});

test('assistive technology reads the scenarios of the state lab as radio buttons', async ({ page }) => {
  await openHydrated(page, '/docs/react/api/network-state');
  await page.locator('#lab').scrollIntoViewIfNeeded();
  await expect(page.getByRole('region', { name: 'State lab' })).toMatchAriaSnapshot(`
    - region "State lab":
      - group "Scenario":
        - radio "A call settles" [checked]
        - radio "A call fails"
      - button "Play"
      - button "Step"
      - button "Reset" [disabled]
  `);
});

test('Tab goes through a docs page from the skip link to the content', async ({ page }) => {
  await openHydrated(page, '/docs/react/');
  const names: string[] = [];
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab');
    names.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        return (activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '')
          .trim()
          .split('(')[0]!
          .trim();
      }),
    );
  }
  expect(names).toEqual([
    'Skip to main content',
    'Hookloom',
    'Documentation',
    'Guides',
    'Playground',
    'GitHub',
    'Switch between dark and light mode',
    'Search',
  ]);
});
