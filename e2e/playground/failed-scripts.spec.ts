import { expect, test } from '../support/fixtures.ts';
import { editorOf, openPlayground, paste } from './playground-page.ts';

test.use({ allowErrors: [/Failed to load resource/] });

/** Texts that only the script of a feature contains: the languages of both editors, and the problems. */
const FEATURES = ['class:"cm-problem-gutter', 'generatedCode:()', 'pairStart'];

test('if the scripts of highlighting and of problems fail, the editors work without them', async ({
  page,
}) => {
  const failed = new Set<string>();
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    const script = await response.text();
    const feature = FEATURES.find((text) => script.includes(text));
    if (feature === undefined) return route.fulfill({ response });
    failed.add(feature);
    return route.abort();
  });
  await openPlayground(page);
  await expect(page.getByRole('textbox', { name: /^Contents of / })).toContainText('export');
  await paste(page, 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths:\n  /a:\n    get: [\n');
  await expect(page.locator('.pg-problems')).toContainText('1 error');
  await expect(editorOf(page)).toContainText('get: [');
  expect([...failed].toSorted()).toEqual(FEATURES);
});
