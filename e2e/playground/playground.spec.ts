import { readFile } from 'node:fs/promises';
import { findViolations } from '../support/axe.ts';
import { expect, test } from '../support/fixtures.ts';
import {
  editorOf,
  isGenerated,
  ok,
  openPlayground,
  paste,
  plainEditorOf,
  specOf,
  tab,
} from './playground-page.ts';

test('the navbar leads to a page that generates the code of a spec while the reader types, with problems at their lines', async ({
  page,
}) => {
  await page.goto('/docs/intro');
  await page.getByRole('link', { name: 'Playground', exact: true }).click();
  await isGenerated(page);
  const tree = page.getByRole('tree', { name: 'Generated files' });
  await expect(tree.getByRole('treeitem', { name: 'get-pet-by-id.ts' })).toBeVisible();

  await paste(page, specOf({ ...ok, operationId: 'getFirst' }));
  await expect(tree.getByRole('treeitem', { name: 'get-first.ts' })).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Contents of get-first.ts' })).toContainText('useGetFirst');

  await paste(page, 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths:\n  /a:\n    get: [\n');
  await expect(page.getByText('This is the result of the last one without.')).toBeVisible();
  const problems = page.locator('.pg-problems');
  await expect(problems).toContainText('1 error');
  await expect(problems.getByRole('link', { name: 'HL1001' })).toHaveAttribute(
    'href',
    '/docs/diagnostics/hl1001',
  );
  const marked = editorOf(page).locator('.cm-lintRange-error, .cm-lintPoint-error').first();
  await expect(marked).toBeAttached();
  await problems.getByRole('button', { name: /^Line \d/ }).click();
  await expect(editorOf(page)).toBeFocused();
  const tooltip = page.getByRole('tooltip');
  await page.keyboard.press('F8');
  await expect(tooltip).toContainText('HL1001');
  await page.keyboard.press('Escape');
  await expect(tooltip).toBeHidden();
});

test('a reader types before the editor is loaded, and goes on at the same place in it', async ({ page }) => {
  let load: (() => Promise<void>) | undefined;
  await page.route('**/assets/js/editor.*.js', (route) => {
    load = () => route.continue();
  });
  await page.goto('/playground', { waitUntil: 'commit' });
  const plain = plainEditorOf(page);
  await plain.fill(specOf({ ...ok, operationId: 'getFirst' }));
  await expect(page.getByRole('treeitem', { name: 'get-first.ts' })).toBeVisible();
  await plain.evaluate((area: HTMLTextAreaElement) => {
    const start = area.value.indexOf('getFirst');
    area.setSelectionRange(start, start + 'getFirst'.length);
  });
  await load!();
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.insertText('getNext');
  await expect(page.getByRole('treeitem', { name: 'get-next.ts' })).toBeVisible();
});

test('a slash, which opens the search elsewhere, is typed in the editor', async ({ page }) => {
  await openPlayground(page);
  await editorOf(page).press('ControlOrMeta+End');
  await page.keyboard.type('# a/b');
  await expect(editorOf(page)).toContainText('# a/b');
  await expect(page.getByRole('dialog', { name: 'Search' })).toBeHidden();
});

test('by keyboard alone: the separator, the tabs, the tree, and out of the editor', async ({ page }) => {
  await openPlayground(page);
  const separator = page.getByRole('separator', { name: 'Width of the spec' });
  await editorOf(page).focus();
  await page.keyboard.press('Tab');
  await expect(editorOf(page)).not.toBeFocused();
  await editorOf(page).press('Control+m');
  await expect(page.getByText('To leave, press Escape, then Tab.')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editorOf(page)).not.toBeFocused();

  await separator.focus();
  const before = Number(await separator.getAttribute('aria-valuenow'));
  await page.keyboard.press('ArrowRight');
  await expect(separator).toHaveAttribute('aria-valuenow', String(before + 4));
  await page.keyboard.press('Home');
  await expect(separator).toHaveAttribute('aria-valuenow', '20');

  await page.getByRole('treeitem', { name: 'index.ts' }).click();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('treeitem', { name: 'schemas.ts' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Contents of schemas.ts' })).toBeVisible();
  await page.keyboard.press('d');
  await expect(page.getByRole('treeitem', { name: 'delete-pet.ts' })).toBeFocused();

  await tab(page, 'Files').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('combobox', { name: 'Search' })).toBeVisible();
});

test('the workbench calls a mock made from the spec, and axe finds nothing in any panel', async ({
  page,
}) => {
  await openPlayground(page);
  for (const mode of ['light', 'dark']) {
    await page.evaluate((theme) => (document.documentElement.dataset['theme'] = theme), mode);
    await expect.poll(() => findViolations(page)).toEqual([]);
  }
  await page.getByRole('button', { name: 'Open' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect.poll(() => findViolations(page, undefined, 'dialog')).toEqual([]);
  await page.getByRole('button', { name: 'Close' }).click();

  await tab(page, 'Workbench').click();
  await page.getByRole('button', { name: 'Find' }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('getPetById');
  await page.getByRole('option', { name: /getPetById/ }).click();
  await page.getByRole('link', { name: 'Try', exact: true }).click();
  await page.getByLabel('petId').fill('10');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByLabel('The state as JSON')).toContainText('"id": 10');
  await expect.poll(() => findViolations(page)).toEqual([]);

  await tab(page, 'Running app').click();
  await expect(page.frameLocator('iframe').getByRole('button', { name: 'Rex' })).toBeVisible();
  await tab(page, 'Breaking changes').click();
  await page.getByRole('button', { name: 'Remove an operation' }).click();
  await expect(page.getByText('Breaking').first()).toBeVisible();
});

test('the download is a zip', async ({ page }) => {
  await openPlayground(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('petstore-app.zip');
  expect((await readFile(await download.path())).subarray(0, 2).toString()).toBe('PK');
});
