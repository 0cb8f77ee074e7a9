import { expect, test } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';

interface TrustedTypes {
  readonly createPolicy: (name: string, rules: object) => unknown;
}

test.describe('what someone adds to a page', () => {
  test.use({ allowErrors: [/Content Security Policy|Refused to|violates|requires '?Trusted/] });

  test('has no effect: scripts, styles and requests', async ({ page }) => {
    await openHydrated(page, '/docs/intro');
    const run = await page.evaluate(async () => {
      const violations: string[] = [];
      addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective));
      const script = document.createElement('script');
      // A text node isn't checked, but what runs it is.
      script.append('window.hasRun = true');
      document.body.append(script);
      const added = document.createElement('p');
      added.setAttribute('style', 'position: fixed');
      document.body.append(added);
      await fetch('https://elsewhere.example/').catch(() => undefined);
      await new Promise((resolve) => setTimeout(resolve, 100));
      const { position } = getComputedStyle(added);
      return { violations: [...new Set(violations)].sort(), hasRun: 'hasRun' in window, position };
    });
    expect(run.hasRun).toBe(false);
    expect(run.position).toBe('static');
    expect(run.violations).toEqual(['connect-src', 'require-trusted-types-for', 'style-src-attr']);
  });

  test('is refused if it could run a script, on each kind of page', async ({ page }) => {
    for (const path of ['/', '/docs/intro', '/playground', '/break-the-contract', '/404.html']) {
      await openHydrated(page, path);
      const refused = await page.evaluate(() => {
        const body = document.body;
        const types = (window as unknown as { trustedTypes: TrustedTypes }).trustedTypes;
        const attempts: Record<string, () => unknown> = {
          html: () => (document.createElement('div').innerHTML = '<img src="data:," onerror="alert(1)">'),
          adjacent: () => body.insertAdjacentHTML('beforeend', '<iframe srcdoc="<p>"></iframe>'),
          script: () => (document.createElement('script').textContent = 'alert(1)'),
          url: () => (document.createElement('script').src = 'https://elsewhere.example/a.js'),
          worker: () => new Worker('data:text/javascript,1'),
          handler: () => body.setAttribute('onclick', 'alert(1)'),
          policy: () => types.createPolicy('mine', {}),
        };
        const isRefused = (attempt: () => unknown) => {
          try {
            attempt();
            return false;
          } catch {
            return true;
          }
        };
        return Object.entries(attempts).map(([name, attempt]) => [name, isRefused(attempt)]);
      });
      for (const [name, isRefused] of refused) expect(isRefused, `${path}: ${String(name)}`).toBe(true);
    }
  });
});

test('no page is stopped by its own policy, also when another one is opened from it', async ({ page }) => {
  await page.addInitScript(() => {
    const violations: string[] = [];
    addEventListener('securitypolicyviolation', ({ effectiveDirective, sample }) =>
      violations.push(`${effectiveDirective}: ${sample}`),
    );
    Object.assign(window, { violations });
  });
  const expectNone = async () =>
    expect(await page.evaluate(() => (window as unknown as { violations: string[] }).violations)).toEqual([]);

  await openHydrated(page, '/404.html');
  await page.getByRole('link', { name: 'React API reference' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'React API' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'stateful hook', exact: true }).first().click();
  await page.locator('#lab').scrollIntoViewIfNeeded();
  await expect(
    page.getByRole('region', { name: 'State lab' }).getByRole('button', { name: 'Play' }),
  ).toBeEnabled();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog', { name: 'Search' }).getByRole('combobox').fill('fetchOnMount');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.locator('.navbar__brand').click();
  await expect(page.getByRole('heading', { level: 1, name: 'API Development Made Simple' })).toBeVisible();
  await expectNone();
});
