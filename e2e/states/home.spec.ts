import { defaultIdentity } from '@hookloom/identity';
import { expect } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';
import { test } from '../support/reused-page.ts';

const { tagline, shortTagline, repository } = defaultIdentity;

test('home says the tagline in both forms', async ({ page }) => {
  await openHydrated(page, '/');
  expect(shortTagline).toBe('API Development Made Simple');
  expect(tagline).toBe(
    'API Development Made Simple. Generate typed React hooks, searchable docs, and developer workbenches from your OpenAPI specifications.',
  );
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shortTagline);
  await expect(page.getByRole('main')).toContainText(tagline.slice(shortTagline.length + 2));
  await expect(page).toHaveTitle(new RegExp(`^${shortTagline} \\| `));
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', tagline);
});

test('home shows what a specification generates, with code', async ({ page }) => {
  await openHydrated(page, '/');
  const output = (name: string) => page.getByRole('region', { name });
  await expect(output('Typed React hooks').locator('pre')).toContainText('useGetPetById');
  await expect(output('Searchable docs').locator('pre').first()).toContainText('hookloom search');
  await expect(output('Developer workbench').locator('pre')).toContainText('hookloom workbench');
  const picture = output('Developer workbench').getByRole('img');
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});

test('a thread connects the operation and the hook that is named after it', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHydrated(page, '/');
  const main = page.getByRole('main');
  const operation = main.getByRole('region', { name: 'What you have' }).locator('mark span').last();
  const hook = main.getByRole('region', { name: 'What you write' }).locator('mark').first();
  const call = hook.getByText('useGetPetById', { exact: true });
  await expect(operation).toHaveText('getPetById');
  const [from, to] = [(await operation.boundingBox())!, (await call.boundingBox())!];
  expect(from.y + from.height).toBeCloseTo(to.y + to.height, 0);
});

test('the card shows the chosen state, and highlights its lines of code', async ({ page }) => {
  await openHydrated(page, '/');
  const card = page.getByRole('region', { name: 'What users see' });
  const code = page.getByRole('region', { name: 'What you write' }).locator('mark');
  const visible = () =>
    card
      .locator('[inert] > [data-state]')
      .evaluateAll((frames) =>
        frames.filter((frame) => getComputedStyle(frame).opacity === '1').map((frame) => frame.textContent),
      );
  await expect.poll(visible).toEqual(['Bello']);
  await card.getByRole('radio', { name: 'error' }).check();
  await expect.poll(visible).toEqual(['This pet did not load.']);
  await card.getByRole('radio', { name: 'init' }).check();
  await expect.poll(visible).toEqual(['Load']);
  await expect(code.filter({ hasText: "case 'init':" })).not.toHaveCSS('background-color', /, 0\)$|\/ 0\)$/);
  await expect(code.filter({ hasText: "case 'error':" })).toHaveCSS('background-color', /, 0\)$|\/ 0\)$/);
});

test('the first command of home is copied by its button', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openHydrated(page, '/');
  const copy = page.getByRole('main').getByRole('button', { name: 'Copy code to clipboard' }).first();
  await copy.click();
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain(`git clone ${repository}`);
});

test('home says when another tool fits better, and how to migrate from it', async ({ page }) => {
  await openHydrated(page, '/');
  const why = page.getByRole('region', { name: `When to use ${defaultIdentity.name.display}` });
  await expect(why.getByRole('heading', { level: 3 })).toHaveText([
    `Choose ${defaultIdentity.name.display} if`,
    'Choose another tool if',
  ]);
  await why.getByRole('link', { name: 'Migrate from another tool' }).click();
  await expect(page).toHaveURL('/docs/getting-started#come-over');
  await expect(page.getByRole('heading', { name: 'Migrate from another tool' })).toBeInViewport();
});

test('home links to the docs and the repository', async ({ page }) => {
  await openHydrated(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Get started' })).toHaveAttribute(
    'href',
    '/docs/getting-started',
  );
  await expect(main.getByRole('link', { name: 'Source on GitHub' })).toHaveAttribute('href', repository);
  await expect(main.getByRole('link', { name: 'Create an app that shows data' })).toHaveAttribute(
    'href',
    '/docs/getting-started#create',
  );
  await main.getByRole('link', { name: 'Read the docs' }).click();
  await expect(page).toHaveURL('/docs/intro');
});
