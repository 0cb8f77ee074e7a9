import { getLuminance } from '../support/color.ts';
import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';

test.use({ site: 'all-features' });

test('the primary navbar style has the primary color, in dark and in light, and is readable', async ({
  page,
}) => {
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({ colorScheme });
    await openHydrated(page, '/docs/guide');
    const primary = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('i'));
      probe.style.background = 'var(--ifm-color-primary)';
      return getComputedStyle(probe).backgroundColor;
    });
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await expect(navbar).toHaveCSS('background-color', primary);
    const [ground, text] = [
      await getLuminance(navbar, 'background-color'),
      await getLuminance(navbar.getByRole('link', { name: 'GitHub' }), 'color'),
    ];
    expect((Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05)).toBeGreaterThan(4.5);
  }
});
