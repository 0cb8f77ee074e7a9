import { writeFile } from 'node:fs/promises';
import type { Page, TestInfo } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { isGenerated, ok, openPlayground, specOf, tab } from './playground-page.ts';

async function openFile(page: Page, testInfo: TestInfo, spec: string): Promise<void> {
  const file = testInfo.outputPath('spec.json');
  await writeFile(file, spec);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByLabel('A file on your device').setInputFiles(file);
}

test('a file of 50 MB is refused, and the spec stays', async ({ page }, testInfo) => {
  await openPlayground(page);
  await openFile(page, testInfo, specOf({ ...ok, description: 'x'.repeat(50_000_000) }));
  await expect(page.getByText(/is larger than 25 MB/)).toBeVisible();
  await page.keyboard.press('Escape');
  await isGenerated(page);
  await expect(page.getByRole('treeitem', { name: 'get-pet-by-id.ts' })).toBeVisible();
});

test('a spec with a million values ends, and the page works on', async ({ page }, testInfo) => {
  test.slow();
  await openPlayground(page);
  const rows = Array.from({ length: 1_000 }, () => Array<number>(1_000).fill(1));
  await openFile(page, testInfo, specOf(ok, { 'x-rows': rows }));
  await expect(page.getByRole('treeitem', { name: 'get-thing.ts' })).toBeVisible({ timeout: 300_000 });
  await tab(page, 'Workbench').click();
  await expect(page.getByText('1 operation')).toBeVisible({ timeout: 300_000 });
});

test('a pattern that takes forever to match does not stop the page', async ({ page }) => {
  await openPlayground(page);
  const spec = specOf(
    { ...ok, parameters: [{ name: 'q', in: 'query', schema: { type: 'string', pattern: '^(a+)+$' } }] },
    { servers: [{ url: 'https://api.example' }] },
  );
  await page.getByRole('button', { name: 'Open' }).click();
  await page
    .getByLabel('A file on your device')
    .setInputFiles({ name: 'spec.json', mimeType: 'application/json', buffer: Buffer.from(spec) });
  await expect(page.getByRole('treeitem', { name: 'get-thing.ts' })).toBeVisible();
  await tab(page, 'Workbench').click();
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('option', { name: /getThing/ }).click();
  await page.getByRole('link', { name: 'Try', exact: true }).click();
  await page.getByRole('textbox', { name: 'q' }).fill(`${'a'.repeat(40)}!`);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText(/^(success|error)$/).first()).toBeVisible();
});
