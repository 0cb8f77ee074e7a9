import type { Page } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { PATHS_WITH_CONTROLS, visibleControls } from '../support/controls.ts';
import { expect, test } from '../support/fixtures.ts';
import { INTRO_HEADING, waitForHydration } from '../support/page-state.ts';

test.use({ allowErrors: [/Failed to load resource/] });

const MAIN_SCRIPTS = ['main', 'runtime~main'] as const;

const alert = (page: Page) =>
  page.getByRole('alert').filter({ hasText: 'Part of this page failed to load.' });

for (const name of MAIN_SCRIPTS)
  test(`if ${name}.js fails on the first load once, the page works`, async ({ page }) => {
    let requests = 0;
    // Not with the option `times`, which turns routing off while other scripts are on their way: once, the page never finished
    // loading.
    await page.route(`**/assets/js/${name}.*.js`, (route) => {
      requests += 1;
      return requests === 1 ? route.abort() : route.continue();
    });
    await page.goto('/docs/intro');
    await waitForHydration(page);
    expect(requests).toBeGreaterThan(1);
    await page.getByRole('button', { name: /search/i }).click();
    await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible();
    await expect(alert(page)).toHaveCount(0);
  });

for (const name of MAIN_SCRIPTS)
  test(`if ${name}.js always fails, the page is readable, says so, and shows no control that would do nothing`, async ({
    page,
  }) => {
    await page.route(`**/assets/js/${name}.*.js`, (route) => route.abort());
    for (const path of PATHS_WITH_CONTROLS) {
      await page.goto(path);
      await expect(alert(page)).toBeVisible();
      await expect(visibleControls(page), path).toHaveCount(0);
    }
    await page.goto('/docs/getting-started');
    await expect(alert(page)).toHaveCount(1);
    expect(await findViolations(page)).toEqual([]);
    await expect(page.getByRole('tabpanel').getByText('pnpm exec hookloom init')).toBeVisible();

    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Introduction' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: INTRO_HEADING })).toBeVisible();
    await expect(alert(page)).toBeVisible();
    await page.unrouteAll();
    await alert(page).getByRole('link', { name: 'Reload' }).click();
    await waitForHydration(page);
    await expect(alert(page)).toHaveCount(0);
  });
