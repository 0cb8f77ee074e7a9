import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';

// Two docs versions and two locales, outside of git.
test.use({ site: 'all-features' });

for (const address of ['/docs/guide', '/docs/next/guide/details', '/fr/docs/guide', '/docs/next/hidden']) {
  test(`a page of any version and locale links to its own Markdown: ${address}`, async ({
    page,
    request,
  }) => {
    await openHydrated(page, address);
    const title = await page
      .getByRole('heading', { level: 1 })
      .evaluate((node) => node.firstChild?.nodeValue);
    const href =
      (await page
        .getByRole('link', { name: 'View as Markdown', includeHidden: true })
        .getAttribute('href')) ?? '';
    expect(await (await request.get(href)).text()).toContain(`# ${title}\n`);
  });
}

test('a highlighted line is marked, and its magic comment is neither shown nor copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/docs/next/guide/details');
  const block = page.locator('.theme-code-block');
  await expect(block.locator('mark')).toHaveText('second();');
  await block.getByRole('button', { name: 'Copy code to clipboard' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toBe('first();\nsecond();');
});

test('outside Git a page does not show when it was last updated', async ({ page }) => {
  await openHydrated(page, '/docs/guide');
  await expect(page.getByText('Last updated')).toHaveCount(0);
});
