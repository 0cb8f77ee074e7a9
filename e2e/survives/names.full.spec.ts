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

test('assistive technology reads the name of the tab on its panel', async ({ page }) => {
  await openHydrated(page, '/docs/getting-started');
  const tabs = page.getByRole('tablist').first().locator('..');
  await expect(tabs).toMatchAriaSnapshot(`
    - tablist:
      - tab "npm" [selected]
      - tab "pnpm" [selected=false]
    - tabpanel "npm":
      - button "Copy code to clipboard"
      - code: /npm install/
  `);
  await tabs.getByRole('tab', { name: 'pnpm' }).click();
  await expect(tabs).toMatchAriaSnapshot(`
    - tablist:
      - tab "npm" [selected=false]
      - tab "pnpm" [selected]
    - tabpanel "pnpm"
  `);
});

test('assistive technology reads the menu of a phone as part of the navigation, with one of its lists at a time', async ({
  page,
}) => {
  await page.setViewportSize({ width: 375, height: 740 });
  await openHydrated(page, '/docs/react/api/is-init');
  const navbar = page.getByRole('navigation', { name: 'Main', exact: true });
  await expect(navbar).toMatchAriaSnapshot(`
    - navigation "Main":
      - /children: equal
      - button "Toggle navigation bar" [expanded=false]
      - link "Hookloom"
      - button "Search"
  `);
  await navbar.getByRole('button', { name: 'Toggle navigation bar' }).press('Enter');
  await expect(navbar).toMatchAriaSnapshot(`
    - navigation "Main":
      - button "Toggle navigation bar" [expanded]
      - button /Switch between dark and light mode/
      - button "Close navigation bar"
  `);
  const lists = navbar.locator('.navbar-sidebar__item');
  const [main, docs] = [lists.first(), lists.last()];
  // Playwright's snapshots also have what is inert, which browsers leave out.
  await expect(main).toHaveAttribute('inert');
  await expect(docs).not.toHaveAttribute('inert');
  await expect(docs).toMatchAriaSnapshot(`
    - button "← Back to main menu"
    - list:
      - listitem:
        - link "Introduction"
      - listitem:
        - link "How Hookloom works"
        - button "Expand sidebar category 'How Hookloom works'" [expanded=false]
      - listitem:
        - link "React"
        - button "Collapse sidebar category 'React'" [expanded]
        - list:
          - listitem:
            - link "API reference"
  `);
  await docs.getByRole('button', { name: 'Back to main menu' }).press('Enter');
  await expect(docs).toHaveAttribute('inert');
  await expect(main).not.toHaveAttribute('inert');
  await expect(main).toMatchAriaSnapshot(`
    - list:
      - listitem:
        - link "Documentation"
      - listitem:
        - link "Guides"
      - listitem:
        - link "Playground"
      - listitem:
        - link "GitHub"
  `);
});

test('assistive technology reads the running app of the playground, its controls and its log', async ({
  page,
}) => {
  await openHydrated(page, '/playground');
  await page.getByRole('tab', { name: 'Running app' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Running app' });
  const app = panel.frameLocator('iframe[title="The running app"]');
  await app.getByRole('button', { name: 'Rex' }).click();
  await expect(app.locator('body')).toMatchAriaSnapshot(`
    - main:
      - heading "Petstore" [level=1]
      - paragraph:
        - button "Reload"
        - button "Add a pet"
      - list:
        - listitem:
          - button "Rex" [pressed]
        - listitem:
          - button "Nala" [pressed=false]
  `);
  await expect(panel).toMatchAriaSnapshot(`
    - tabpanel "Running app":
      - region "Component":
        - heading "app.tsx" [level=2]
        - button "Reset component" [disabled]
        - textbox "Component"
      - region "Running app":
        - heading "Running app" [level=2]
        - status: Running
        - button "Run again"
      - group "Mock server":
        - slider "Latency": "400"
        - slider "Failures": "0"
        - checkbox "Offline" [checked=false]
        - checkbox "Fail the next call" [checked=false]
        - button "Reset data"
      - region "Calls and states":
        - heading "Calls and states" [level=2]
        - button "Clear"
        - log "Calls and states":
          - list:
            - listitem: /findPetsByStatus/
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
  const stops: { name: string; place: string }[] = [];
  while (stops.at(-1)?.place !== 'article') {
    expect(stops.length).toBeLessThan(100);
    await page.keyboard.press('Tab');
    stops.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        const text = activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? '';
        const place = activeElement?.closest('nav, article');
        return {
          name: text.split('(')[0]!.trim(),
          place: place?.getAttribute('aria-label') ?? place?.localName ?? '',
        };
      }),
    );
  }
  expect(stops.filter(({ place }) => ['', 'Main'].includes(place)).map(({ name }) => name)).toEqual([
    'Skip to main content',
    'Hookloom',
    'Documentation',
    'Guides',
    'Playground',
    'GitHub',
    'Switch between dark and light mode',
    'Search',
  ]);
  const places = stops.map(({ place }) => place);
  expect(places.filter((place, index) => place !== places[index - 1])).toEqual([
    '',
    'Main',
    'Docs sidebar',
    'Breadcrumbs',
    'article',
  ]);
});
