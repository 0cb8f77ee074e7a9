import type { Page } from '@playwright/test';
import { expect, test } from '../support/fixtures.ts';
import { waitForLivePart } from '../support/page-state.ts';
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

test.use({ allowErrors: [/Failed to load resource/] });

const EVERY_SCRIPT = '**/assets/js/*.js';

const alertIn = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: 'Part of this page failed to load.' });

/** Fails the scripts that contain one of these texts. */
async function failScriptsWith(page: Page, texts: readonly string[]): Promise<ReadonlySet<string>> {
  const failed = new Set<string>();
  await page.route(EVERY_SCRIPT, async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const text = texts.find((one) => script.includes(one));
    if (text === undefined) return route.fulfill({ response });
    failed.add(text);
    return route.abort();
  });
  return failed;
}

test('if the scripts of highlighting and of problems fail, the editors work without them', async ({
  page,
}) => {
  // Texts that only the script of a feature contains: the languages of both editors, and the problems.
  const features = ['class:"cm-problem-gutter', 'generatedCode:()', 'pairStart'];
  const failed = await failScriptsWith(page, features);
  await openPlayground(page);
  await expect(page.getByRole('textbox', { name: /^Contents of / })).toContainText('export');
  await paste(page, 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths:\n  /a:\n    get: [\n');
  await expect(page.locator('.pg-problems')).toContainText('1 error');
  await expect(editorOf(page)).toContainText('get: [');
  await expect.poll(() => [...failed].toSorted()).toEqual(features);
});

test('if CodeMirror fails, text areas take its place, until the network is back', async ({
  page,
  context,
}) => {
  await page.route('**/assets/js/editor.*.js', (route) => route.abort());
  await openPlayground(page);
  const contents = page.getByRole('textbox', { name: /^Contents of / });
  await expect(contents).toHaveValue(/export const use/);
  await expect(contents).not.toBeEditable();
  const plain = plainEditorOf(page);
  await plain.fill(specOf({ ...ok, operationId: 'getFirst' }));
  await expect(page.getByRole('treeitem', { name: 'get-first.ts' })).toBeVisible();
  await expect(contents).toHaveValue(/useGetFirst/);
  await plain.evaluate((area: HTMLTextAreaElement) => {
    const start = area.value.indexOf('getFirst');
    area.setSelectionRange(start, start + 'getFirst'.length);
  });

  await page.unroute('**/assets/js/editor.*.js');
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(editorOf(page)).toBeFocused();
  await page.keyboard.insertText('getNext');
  await expect(page.getByRole('treeitem', { name: 'get-next.ts' })).toBeVisible();
});

test('a part whose script fails says so in its place, and loads with Retry', async ({ page }) => {
  await openPlayground(page);
  await expect(editorOf(page)).toBeVisible();
  // The generator's worker has its scripts.
  await isGenerated(page);
  const panel = page.getByRole('tabpanel');
  // Each part with what it shows when its workers also have their scripts.
  const parts = [
    [tab(page, 'Workbench'), panel.getByText('7 operations and 5 schemas.')],
    [tab(page, 'Running app'), panel.frameLocator('iframe').getByRole('button', { name: 'Rex' })],
    [tab(page, 'Breaking changes'), panel.getByText('Nothing changed')],
    [
      page.getByRole('button', { name: 'Open', exact: true }),
      page.getByRole('dialog', { name: 'Open a spec' }),
    ],
  ] as const;
  for (const [open, content] of parts) {
    await page.route(EVERY_SCRIPT, (route) => route.abort());
    await open.click();
    await expect(alertIn(page)).toBeVisible();
    await alertIn(page).getByRole('button', { name: 'Retry' }).click();
    await expect(alertIn(page)).toBeVisible();
    await page.unroute(EVERY_SCRIPT);
    await alertIn(page).getByRole('button', { name: 'Retry' }).click();
    await expect(content).toBeVisible();
    await expect(alertIn(page)).toHaveCount(0);
  }
});

test.describe('the spec of the running app', () => {
  // An error of a worker is also one of the page.
  test.use({ allowErrors: [/Failed to load resource|importScripts/] });
  // The generator's own worker goes on after it.
  const END_OF_WORKER = '.catch(reportError)})}},';

  test('if its worker fails, the app says so, and runs with Retry', async ({ page }) => {
    await openPlayground(page);
    const failed = await failScriptsWith(page, [END_OF_WORKER]);
    await tab(page, 'Running app').click();
    await expect(alertIn(page)).toBeVisible();
    expect(failed.size).toBe(1);
    await page.unroute(EVERY_SCRIPT);
    await alertIn(page).getByRole('button', { name: 'Retry' }).click();
    const app = page.getByRole('tabpanel').frameLocator('iframe');
    const pet = app.getByRole('button', { name: 'Rex' });
    await expect(pet).toBeVisible();
    await expect(alertIn(page)).toHaveCount(0);

    await failScriptsWith(page, [END_OF_WORKER]);
    await paste(page, specOf(ok));
    await expect(alertIn(page)).toBeVisible();
    await expect(pet).toBeVisible();
    await page.unroute(EVERY_SCRIPT);
    await alertIn(page).getByRole('button', { name: 'Retry' }).click();
    await expect(app.getByRole('heading', { name: 'Small' })).toBeVisible();
    await expect(alertIn(page)).toHaveCount(0);
  });
});

test('the problems of a spec whose script fails say so in their place', async ({ page }) => {
  await failScriptsWith(page, ['pg-problems']);
  await openPlayground(page);
  await paste(page, 'openapi: 3.1.0\n');
  await expect(alertIn(page)).toBeVisible();
  await expect(page.getByText('The spec has an error.')).toBeVisible();
});

test('a playground whose script fails says what it is, and loads with Retry', async ({ page }) => {
  await page.route('**/assets/js/playground.*.js', (route) => route.abort());
  await page.goto('/playground');
  await expect(page.getByRole('heading', { level: 1, name: 'Playground' })).toBeVisible();
  await expect(alertIn(page)).toBeVisible();
  await page.unroute('**/assets/js/playground.*.js');
  await alertIn(page).getByRole('button', { name: 'Retry' }).click();
  await isGenerated(page);
  await expect(alertIn(page)).toHaveCount(0);
});

test('in the workbench, an operation stays where the script of its view fails', async ({ page }) => {
  await openPlayground(page);
  await tab(page, 'Workbench').click();
  await page.getByRole('button', { name: 'Find', exact: true }).click();
  await page.getByRole('combobox', { name: 'Search' }).fill('addPet');
  await page.getByRole('option', { name: /addPet/ }).click();
  const heading = page.getByRole('heading', { name: 'addPet' });
  await expect(heading).toBeVisible();
  await page.route(EVERY_SCRIPT, (route) => route.abort());
  await page
    .getByRole('navigation', { name: 'Views of the operation' })
    .getByRole('link', { name: 'Try' })
    .click();
  await expect(alertIn(page)).toBeVisible();
  await expect(heading).toBeVisible();
  await page.unroute(EVERY_SCRIPT);
  await alertIn(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('button', { name: 'Send', exact: true })).toBeVisible();
});

test('descriptions whose script fails are plain text', async ({ page }) => {
  await failScriptsWith(page, ['ALLOWED_TAGS']);
  await openPlayground(page);
  await tab(page, 'Workbench').click();
  const description = page.getByRole('tabpanel').getByText('The running example of the documentation.');
  await expect(description).toBeVisible();
});

test('on the home page, a workbench whose script fails says so in its place', async ({ page }) => {
  await page.goto('/');
  const opener = page.getByRole('button', { name: 'Open it here' });
  await waitForLivePart(page, 'workbench');
  await failScriptsWith(page, ['wb-tabs']);
  await opener.click();
  await expect(alertIn(page)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.unroute(EVERY_SCRIPT);
  await alertIn(page).getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('navigation', { name: 'Views of the operation' })).toBeVisible();
});

test.describe('the generator', () => {
  // An error of a worker is also one of the page.
  test.use({ allowErrors: [/Out of order/] });

  test('if it throws, the playground shows its error', async ({ page }) => {
    await page.route(EVERY_SCRIPT, async (route) => {
      const response = await route.fetch();
      const script = await response.text();
      // The script of the worker, which measures its time.
      const body = script.includes('postMessage("loaded")')
        ? script.replaceAll('performance.now()', '(() => { throw new RangeError("Out of order") })()')
        : script;
      return route.fulfill({ response, body });
    });
    await openPlayground(page);
    await paste(page, specOf(ok));
    await expect(page.locator('.pg-problems')).toContainText(/The generator stopped: .*Out of order/);
  });
});
