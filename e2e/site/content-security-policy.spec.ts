import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';

test.describe('a script or style that someone adds to a page', () => {
  test.use({ allowErrors: [/Content Security Policy|Refused to|violates/] });

  test('has no effect', async ({ page }) => {
    await openHydrated(page, '/docs/intro');
    const run = await page.evaluate(async () => {
      const violations: string[] = [];
      addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));
      const script = document.createElement('script');
      script.textContent = 'window.hasRun = true';
      document.body.append(script);
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="data:," onerror="window.hasRun = true"><p id="added" style="position: fixed">Added</p>',
      );
      await fetch('https://elsewhere.example/').catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 100));
      const position = getComputedStyle(document.querySelector('#added')!).position;
      return { violations: [...new Set(violations)].sort(), hasRun: 'hasRun' in window, position };
    });
    expect(run.hasRun).toBe(false);
    expect(run.position).toBe('static');
    expect(run.violations).toEqual(['connect-src', 'script-src-attr', 'script-src-elem', 'style-src-attr']);
  });
});
