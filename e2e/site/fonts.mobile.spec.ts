import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';

test('a phone loads the fonts of titles and code when the page is hydrated', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() !== 'font') return;
    fonts.push(new URL(request.url()).pathname.replace(/.*\/|-latin.*/g, ''));
  });
  await page.route('**/assets/js/main.*.js', async (route) => {
    await page.evaluate(() => document.fonts.ready);
    expect(fonts).toEqual([]);
    await route.continue();
  });
  await openHydrated(page, '/docs/intro');
  const loaded = () =>
    page.evaluate(() =>
      Array.from(document.fonts)
        .filter(({ family, status }) => !family.includes('Fallback') && status === 'loaded')
        .map(({ family }) => family.replaceAll('"', '')),
    );
  await expect.poll(loaded).toEqual(['Sometype Mono', 'Familjen Grotesk']);
  expect(fonts.toSorted()).toEqual(['familjen-grotesk', 'sometype-mono']);
});

test.describe('without scripts', () => {
  test.use({ allowErrors: [/Failed to load resource/] });

  test('a wide screen uses all fonts without waiting for scripts, also when it is narrow later', async ({
    page,
  }) => {
    const requested = page.waitForRequest(/atkinson-hyperlegible/);
    await page.route('**/*.js', (route) => route.abort());
    await page.setViewportSize({ width: 800, height: 400 });
    await page.goto('/docs/intro');
    await requested;
    await page.setViewportSize({ width: 375, height: 700 });
    expect(await page.locator('#fonts').getAttribute('media')).toBe('all');
  });
});
