import { expect, test } from '../support/fixtures.ts';
import { getLuminance } from '../support/color.ts';
import { PATHS_WITH_CONTROLS, visibleControls } from '../support/controls.ts';

// The unknown URL is not found.
test.use({ javaScriptEnabled: false, allowErrors: [/no-such-page/] });

for (const width of [375, 1280]) {
  test(`without JavaScript a page is dark, and shows no control that needs it: at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    for (const path of PATHS_WITH_CONTROLS) {
      await page.goto(path);
      expect(await getLuminance(page.locator('html'), 'background-color')).toBeLessThan(0.05);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(visibleControls(page), path).toHaveCount(0);
    }
  });
}

test('without JavaScript the commands of every package manager are shown', async ({ page }) => {
  await page.goto('/docs/getting-started');
  for (const command of ['npx hookloom init', 'pnpm exec hookloom init', 'yarn hookloom init']) {
    await expect(page.getByRole('tabpanel').getByText(command)).toBeVisible();
  }
});

test('without JavaScript one change is shown with its report and the lines that stop compiling', async ({
  page,
}) => {
  await page.goto('/break-the-contract');
  await expect(page.getByText("Property 'name' does not exist on type 'Pet'.").first()).toBeVisible();
  await expect(page.getByText('schema NewPet')).toBeVisible();
  await expect(page.getByText('nickname: { type: string }').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
});

for (const path of ['/', '/404.html', '/playground', '/break-the-contract'])
  for (const width of [375, 1440])
    test(`a page outside of the docs looks the same before the styles of the docs are there: ${path} at ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      // Widths differ by whether a font has been loaded in time.
      await page.route('**/*.woff2', (route) => route.fulfill({ body: '' }));
      const boxes = async () => {
        await page.goto(path);
        // It waits for a frame and for fonts: before, text has the widths of another font, and sections have estimated heights.
        await page.screenshot();
        return page.evaluate(() =>
          Array.from(document.body.querySelectorAll('*'), (element) => {
            const { x, y, width, height } = element.getBoundingClientRect();
            const { color, backgroundColor, fontSize } = getComputedStyle(element);
            return `${element.tagName}.${element.className} ${[x, y, width, height, color, backgroundColor, fontSize].join(' ')}`;
          }),
        );
      };
      const styled = await boxes();
      await page.route('**/assets/css/docs.*.css', (route) =>
        route.fulfill({ contentType: 'text/css', body: '' }),
      );
      expect(await boxes()).toEqual(styled);
    });
