import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';

test.use({ site: 'all-features', contextOptions: { reducedMotion: 'reduce' } });

test('assistive technology reads the menus of versions and languages as buttons with a state, and their links when open', async ({
  page,
}) => {
  await openHydrated(page, '/docs/guide/');
  const navbar = page.getByRole('navigation', { name: 'Main' });
  await expect(navbar).toMatchAriaSnapshot(`
    - navigation "Main":
      - link "Documentation"
      - link "Playground"
      - button "1.0" [expanded=false]
      - button "English" [expanded=false]
      - button /Switch between dark and light mode/
      - button "Search"
  `);
  await navbar.getByRole('button', { name: '1.0', exact: true }).press('Enter');
  await expect(navbar).toMatchAriaSnapshot(`
    - navigation "Main":
      - link "Playground"
      - button "1.0" [expanded]
      - list:
        - listitem:
          - link "Next"
        - listitem:
          - link "1.0"
      - button "English" [expanded=false]
  `);
  await page.keyboard.press('Tab');
  await expect(navbar.getByRole('link', { name: 'Next', exact: true })).toBeFocused();
});
