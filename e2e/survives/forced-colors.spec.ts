import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openHydrated, waitForLivePart } from '../support/page-state.ts';

test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

/** How an element looks where colors are the system's: text colors and shadows are gone. */
const lookOf = (element: Locator) =>
  element.evaluate((node) => {
    const { outlineStyle, outlineColor, borderBottomColor, backgroundColor, textDecorationLine } =
      getComputedStyle(node);
    const outline = outlineStyle === 'none' ? outlineStyle : outlineColor;
    return [outline, borderBottomColor, backgroundColor, textDecorationLine].join(' ');
  });

async function expectDistinct(selected: Locator, other: Locator): Promise<void> {
  await expect(selected.first()).toBeVisible();
  await expect(other.first()).toBeVisible();
  expect(await lookOf(selected.first())).not.toBe(await lookOf(other.first()));
}

// Of a live part and the static HTML that it replaces, one is hidden.
const visible = (root: Locator | Page, selector: string) => root.locator(selector).filter({ visible: true });
const pressed = (root: Locator | Page) => visible(root, 'button[aria-pressed="true"]');
const notPressed = (root: Locator | Page) => visible(root, 'button[aria-pressed="false"]');
const tab = (root: Locator | Page, selected: boolean) => root.getByRole('tab', { selected });

test('with forced colors, what is selected looks different from what is not', async ({ page }) => {
  await test.step('home', async () => {
    await openHydrated(page, '/');
    const card = page.getByRole('region', { name: 'What users see' });
    await expectDistinct(pressed(card), notPressed(card));
    const docs = page.getByRole('region', { name: 'Searchable docs' });
    await waitForLivePart(page, 'search');
    await expectDistinct(pressed(docs), notPressed(docs));
    await waitForLivePart(page, 'workbench');
    const section = page.getByRole('region', { name: 'Developer workbench' });
    await section.getByRole('button', { name: 'Open it here' }).click();
    const tabs = section.locator('.wb-tabs a');
    await expectDistinct(
      tabs.and(page.locator('[aria-current]')),
      tabs.and(page.locator(':not([aria-current])')),
    );
  });

  await test.step('docs', async () => {
    await openHydrated(page, '/docs/getting-started');
    const main = page.getByRole('main');
    await expectDistinct(tab(main, true), tab(main, false));
    const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
    await expectDistinct(
      sidebar.locator('a[aria-current="page"]'),
      sidebar.getByRole('link', { name: 'CLI reference' }),
    );
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await expectDistinct(
      navbar.getByRole('link', { name: 'Documentation' }),
      navbar.getByRole('link', { name: 'Guides' }),
    );
    await page.keyboard.press('/');
    await page.keyboard.type('slot');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await expectDistinct(
      dialog.getByRole('option', { selected: true }),
      dialog.getByRole('option', { selected: false }),
    );
  });

  await test.step('playground', async () => {
    await openHydrated(page, '/playground');
    await expectDistinct(tab(page, true), tab(page, false));
    const file = (selected: boolean) => page.getByRole('treeitem', { selected });
    await expectDistinct(file(true), file(false));
  });

  await test.step('break the contract', async () => {
    await openHydrated(page, '/break-the-contract');
    const chips = page.locator('.contract-chip');
    await expectDistinct(chips.and(pressed(page)), chips.and(notPressed(page)));
    await expectDistinct(
      page.getByRole('button', { name: 'After', exact: true }),
      page.getByRole('button', { name: 'Before', exact: true }),
    );
  });
});

for (const path of ['/', '/docs/getting-started', '/playground', '/break-the-contract'])
  test(`with forced colors, everything that has the focus shows it: ${path}`, async ({ page }) => {
    await openHydrated(page, path);
    // A focus that a script moves is drawn if the last input was a key.
    await page.keyboard.press('Tab');
    const missing = await page
      .locator('a, button, input, select, summary, [tabindex="0"]')
      .evaluateAll((nodes) =>
        nodes
          .filter((node): node is HTMLElement => node instanceof HTMLElement && node.checkVisibility())
          .filter((node) => {
            node.focus();
            if (document.activeElement !== node) return false;
            const { outlineStyle, outlineWidth } = getComputedStyle(node);
            return outlineStyle === 'none' || parseFloat(outlineWidth) < 1;
          })
          .map((node) => node.outerHTML.slice(0, 100)),
      );
    expect(missing).toEqual([]);
  });

test('with forced colors, the text and lines of a diagram and of the state lab have system colors', async ({
  page,
}) => {
  await openHydrated(page, '/docs/react/api/network-state');
  await page.locator('#lab').scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Play' })).toBeEnabled();
  for (const graphic of ['main figure svg', '.lab svg']) {
    const colors = await page.locator(graphic).evaluateAll((drawings) => {
      const probe = document.createElement('p');
      probe.style.color = 'CanvasText';
      document.body.append(probe);
      const system = getComputedStyle(probe).color;
      probe.remove();
      const find = (css: string) => drawings.flatMap((drawing) => [...drawing.querySelectorAll(css)]);
      const texts = find('text').map((text) => getComputedStyle(text).fill);
      const lines = find('path, line, rect, circle').map((line) => getComputedStyle(line).stroke);
      const drawn = lines.filter((color) => color !== 'none');
      return {
        counts: [texts.length, drawn.length],
        others: [...new Set([...texts, ...drawn])].filter((color) => color !== system),
      };
    });
    expect(Math.min(...colors.counts), graphic).toBeGreaterThan(3);
    expect(colors.others, graphic).toEqual([]);
  }
});
