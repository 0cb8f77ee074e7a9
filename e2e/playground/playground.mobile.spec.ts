import type { Locator } from '@playwright/test';
import { findViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import { editorOf, openPlayground, tab } from './playground-page.ts';

test('on a phone, one pane is shown at a time, and nothing is wider than the screen', async ({ page }) => {
  await openPlayground(page);
  await expect(editorOf(page)).toBeVisible();
  for (const name of ['Files', 'Workbench', 'Running app', 'Breaking changes']) {
    await tab(page, name).tap();
    await expect(tab(page, name)).toHaveAttribute('aria-selected', 'true');
    await expect(editorOf(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(375);
  }
  const boxOf = async (pane: Locator) => (await pane.boundingBox())!;
  const panes = await boxOf(page.getByRole('group', { name: 'Pane' }));
  const spec = await boxOf(page.getByRole('region', { name: 'Spec' }));
  expect([spec.x, spec.width]).toEqual([panes.x, panes.width]);
  expect(spec.y - panes.y - panes.height).toBeLessThan(20);
  expect(spec.height).toBeLessThan(740);
  await tab(page, 'Files').tap();
  const file = page.getByRole('combobox', { name: 'File' });
  await file.selectOption('schemas.ts');
  const [name, copy] = [
    await boxOf(file),
    await boxOf(page.getByRole('button', { name: 'Copy: schemas.ts' })),
  ];
  expect(copy.x).toBeGreaterThanOrEqual(name.x + name.width);
  expect(copy.y + copy.height).toBeLessThan(name.y + name.height);
  await expect(page.getByRole('textbox', { name: 'Contents of schemas.ts' })).toContainText('petSchema');
  await expect.poll(() => findViolations(page)).toEqual([]);
  await tab(page, 'Spec').tap();
  await expect(editorOf(page)).toBeVisible();
});
