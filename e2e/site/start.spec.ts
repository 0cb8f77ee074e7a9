import { expect, test } from '../support/fixtures.ts';
import { waitForHydration } from '../support/page-state.ts';

declare const window: Window & { docusaurus: object; early?: string[] };

test('the main script returns before the site starts, so that the start is not one long task', async ({
  page,
}) => {
  await page.addInitScript(() =>
    document.addEventListener('scripts-settled', () => (window.early = Object.keys(window.docusaurus))),
  );
  await page.goto('/docs/intro');
  await waitForHydration(page);
  expect(await page.evaluate(() => [window.early, Object.keys(window.docusaurus)])).toEqual([
    [],
    expect.arrayContaining(['prefetch', 'preload']) as unknown,
  ]);
});
