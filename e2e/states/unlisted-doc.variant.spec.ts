import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';
import { variantDirectory } from '../../sites/variant.ts';

test.use({ site: 'all-features' });

const BUILD = path.join(variantDirectory('all-features'), 'build');

test('an unlisted doc is available at its URL, says that it is unlisted, and has a noindex tag', async ({
  page,
}) => {
  const html = await (await page.request.get('/docs/next/hidden')).text();
  expect(html).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
  await openHydrated(page, '/docs/next/hidden');
  await expect(page.getByRole('heading', { level: 1, name: 'Hidden' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('Unlisted page');
  await expect(page.getByRole('main')).toContainText('Search engines will not index it');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
});

test('an unlisted doc is not in the sidebar', async ({ page }) => {
  await openHydrated(page, '/docs/next/intro');
  const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(sidebar.getByRole('link', { name: 'Introduction' })).toBeVisible();
  await expect(sidebar.getByRole('link', { name: 'Hidden' })).toHaveCount(0);
});

test('an unlisted doc is in neither the sitemap nor the search index', async () => {
  const sitemap = await readFile(path.join(BUILD, 'sitemap.xml'), 'utf8');
  expect(sitemap).toContain('/docs/next/intro');
  expect(sitemap).not.toContain('hidden');
  const files = await readdir(path.join(BUILD, 'search'));
  const index = await Promise.all(files.map((file) => readFile(path.join(BUILD, 'search', file), 'utf8')));
  expect(index.join('')).toContain('Introduction');
  expect(index.join('')).not.toMatch(/hidden|Not listed anywhere/i);
});
