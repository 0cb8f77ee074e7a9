import { expect, test } from '../support/fixtures.ts';
import { ok, openPlayground, paste, specOf, tab } from './playground-page.ts';

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
