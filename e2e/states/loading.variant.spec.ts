import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';

test.use({ site: 'all-features' });

/** Resolves or rejects a load of the lazy component. */
const settleLoad = (page: Page, load: number, how: 'resolve' | 'reject') =>
  page.evaluate(
    ([index, name]) => {
      const loads = Reflect.get(window, 'loads') as { resolve: () => void; reject: (error: Error) => void }[];
      if (name === 'resolve') loads[index]!.resolve();
      else loads[index]!.reject(new Error('The line is down.'));
    },
    [load, how] as const,
  );

async function startLoad(page: Page): Promise<void> {
  await page.clock.install();
  await openHydrated(page, '/loading');
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole('button', { name: 'Load a part' }).click();
  await expect(page.getByRole('button', { name: 'Load a part' })).toHaveCount(0);
}

test('a loading indicator appears after 200 ms', async ({ page }) => {
  await startLoad(page);
  const status = page.getByRole('main').getByRole('status');
  await page.clock.runFor(199);
  await expect(status).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(status).toHaveText('Loading…');
  await settleLoad(page, 0, 'resolve');
  await expect(page.getByText('The late part.')).toBeVisible();
  await expect(status).toHaveCount(0);
});

test('a failed asynchronous load shows the error text with a Retry button that loads again', async ({
  page,
}) => {
  await startLoad(page);
  await settleLoad(page, 0, 'reject');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('Error: The line is down.');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await expect(alert).toHaveCount(0);
  await settleLoad(page, 1, 'reject');
  await expect(alert).toContainText('Error: The line is down.');
  await alert.getByRole('button', { name: 'Retry' }).click();
  await settleLoad(page, 2, 'resolve');
  await expect(page.getByText('The late part.')).toBeVisible();
  await expect(alert).toHaveCount(0);
});
