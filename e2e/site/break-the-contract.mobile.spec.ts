import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';

test('at 375 px there is one pane at a time, and the button of the app counts its errors', async ({
  page,
}) => {
  await openHydrated(page, '/break-the-contract');
  const pane = (name: string) => page.getByRole('region', { name, exact: true });
  await expect(pane('Spec')).toBeVisible();
  await expect(pane('App')).toBeHidden();
  await page.getByRole('button', { name: 'Narrow an enum' }).tap();
  await page.getByRole('button', { name: 'App 2 errors' }).tap();
  await expect(pane('Spec')).toBeHidden();
  const message = pane('App').getByText('This comparison appears to be unintentional');
  await expect(message).toBeInViewport();
  const box = (await message.boundingBox())!;
  expect(box.x + box.width).toBeLessThanOrEqual(375);
  await page.getByRole('button', { name: 'Report' }).tap();
  await expect(pane('Report')).toContainText('schema PetStatus');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
});
