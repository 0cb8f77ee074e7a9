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

test.describe('hostile specs', () => {
  // DOMPurify parses them in a document that runs nothing, and the policy is reported all the same.
  test.use({ allowErrors: [/inline event handler/] });

  test('are an error, or text', async ({ page }) => {
    await openPlayground(page);
    const script = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>';
    await paste(
      page,
      specOf(
        { ...ok, summary: script, description: script, tags: [script] },
        {
          info: { title: script, version: script, description: script },
          components: { schemas: { __proto__x: {}, constructor: { type: 'string', description: script } } },
        },
      ),
    );
    await expect(page.getByRole('treeitem', { name: 'get-thing.ts' })).toBeVisible();
    await tab(page, 'Workbench').click();
    await expect(page.getByText('1 operation')).toBeVisible();
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);

    await tab(page, 'Files').click();
    for (const [spec, message] of [
      [`{"openapi":"3.1.0","a":${'['.repeat(100_000)}${']'.repeat(100_000)}}`, /more than 200 levels/],
      [
        'a: &a [x,x,x,x,x,x,x,x,x]\n' +
          'bcdefghi'
            .split('')
            .map((key, at) => `${key}: &${key} [${`*${'abcdefgh'[at]},`.repeat(9)}]`)
            .join('\n'),
        /./,
      ],
    ] as const) {
      await paste(page, spec);
      await expect(page.locator('.pg-status')).toHaveText('No code: the spec has an error');
      await expect(page.locator('.pg-problems')).toContainText(message);
    }
    expect(await page.evaluate(() => Object.keys(Object.prototype))).toEqual([]);
  });
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
