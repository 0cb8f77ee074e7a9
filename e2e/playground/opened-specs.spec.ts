import { expect, test } from '../support/fixtures.ts';
import { editorOf, ok, openPlayground, paste, specOf } from './playground-page.ts';

test('starting points, files, links and reset replace the spec, which is restored on the next visit', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPlayground(page);
  await page.getByRole('button', { name: 'Open' }).click();
  await page.getByRole('button', { name: /^Control room/ }).click();
  await expect(editorOf(page)).toContainText('Control room');
  await expect(page.getByRole('treeitem', { name: 'watch-readings.ts' })).toBeVisible();

  await page.getByRole('button', { name: 'Open' }).click();
  await page
    .getByLabel('A file on your device')
    .setInputFiles({ name: 'mine.json', mimeType: 'application/json', buffer: Buffer.from(specOf(ok)) });
  await expect(page.getByRole('treeitem', { name: 'get-thing.ts' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(editorOf(page)).toContainText('Control room');

  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Copied a link')).toBeVisible();
  const link = new URL(await page.evaluate(() => navigator.clipboard.readText()));
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(page.getByRole('treeitem', { name: 'get-pet-by-id.ts' })).toBeVisible();

  await openPlayground(page, link.hash);
  await expect(editorOf(page)).toContainText('Control room');
  expect(page.url()).not.toContain('#');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('playground'))).toContain('Control room');
  await openPlayground(page);
  await expect(editorOf(page)).toContainText('Control room');
});

test('a large spec of the last visit is opened on request, and is shared as a file', async ({ page }) => {
  let random = 1;
  const noise = Array.from({ length: 320_000 }, () =>
    ((random = (random * 48271) % 2147483647) % 36).toString(36),
  );
  const large = specOf({ ...ok, description: noise.join('') });
  await page.addInitScript((spec) => {
    if (!localStorage.getItem('playground')) localStorage.setItem('playground', spec);
  }, large);
  await openPlayground(page);
  await expect(editorOf(page)).toContainText('Petstore');
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(page.getByRole('treeitem', { name: 'get-thing.ts' })).toBeVisible();
  await page.getByRole('button', { name: 'Share' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save the file' }).click();
  expect((await download).suggestedFilename()).toBe('openapi.json');
});

test('a file that is dropped is opened, and one that is no text is refused', async ({ page }) => {
  await openPlayground(page);
  const drop = (name: string, bytes: number[]) =>
    editorOf(page).evaluate(
      (element, [fileName, contents]) => {
        const dataTransfer = new DataTransfer();
        dataTransfer.items.add(new File([new Uint8Array(contents)], fileName));
        element.dispatchEvent(
          new DragEvent('drop', { dataTransfer, bubbles: true, composed: true, cancelable: true }),
        );
      },
      [name, bytes] as const,
    );
  await drop('mine.json', [...Buffer.from(specOf(ok))]);
  await expect(page.getByRole('treeitem', { name: 'get-thing.ts' })).toBeVisible();
  await drop('image.png', [0x89, 0x50, 0xff]);
  await expect(page.getByRole('alert')).toContainText("image.png: It isn't a text in UTF-8");
});

test.describe('of another host', () => {
  test.use({ allowErrors: [/another\.example|Failed to load resource/] });

  test('a spec is fetched if the host allows it, also after a navigation inside of the site', async ({
    page,
  }) => {
    await page.route('https://another.example/**', (route) =>
      route.request().url().endsWith('/open.json')
        ? route.fulfill({ body: specOf(ok), headers: { 'access-control-allow-origin': '*' } })
        : route.fulfill({
            body: specOf(ok),
            headers: { 'access-control-allow-origin': 'https://its-own.example' },
          }),
    );
    await page.goto('/docs/intro');
    await page.getByRole('link', { name: 'Playground', exact: true }).click();
    const fetchUrl = async (url: string) => {
      await page.getByRole('button', { name: 'Open' }).click();
      await page.getByLabel('A URL').fill(url);
      await page.getByRole('button', { name: 'Fetch' }).click();
    };
    await fetchUrl('https://another.example/open.json');
    await expect(page.getByText('Opened https://another.example/open.json.')).toBeVisible();
    await expect(page.getByRole('treeitem', { name: 'get-thing.ts' })).toBeVisible();

    await fetchUrl('https://another.example/closed.json');
    await expect(page.getByRole('alert').filter({ hasText: 'another.example' })).toHaveText(
      "another.example can't be read from this page: it doesn't allow requests from other sites (CORS), or it can't be reached. Save the spec with your browser, and open it as a file.",
    );
  });
});

test('without storage, the playground still works', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await openPlayground(page);
  await paste(page, specOf(ok));
  await expect(page.getByRole('treeitem', { name: 'get-thing.ts' })).toBeVisible();
});
