import { defaultIdentity } from '@hookloom/identity';
import type { Page } from '@playwright/test';
import { expect } from '../support/fixtures.ts';
import { openHydrated, waitForLivePart } from '../support/page-state.ts';
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
  await expect(output('Typed React hooks').locator('pre')).toContainText('useFindPetsByStatus');
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
  const operation = main
    .getByRole('region', { name: 'What you have' })
    .locator('mark')
    .first()
    .locator('span')
    .last();
  const hook = main.getByRole('region', { name: 'What you write' }).locator('mark').first();
  const call = hook.getByText('useGetPetById', { exact: true });
  await expect(operation).toHaveText('getPetById');
  const [from, to] = [(await operation.boundingBox())!, (await call.boundingBox())!];
  expect(from.y + from.height).toBeCloseTo(to.y + to.height, 0);
});

test('the component of home runs on its generated hook: by keyboard through loading, errors and a retry', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const card = page.getByRole('region', { name: 'What users see' });
  const highlighted = (text: string) =>
    expect(
      page.getByRole('region', { name: 'What you write' }).locator('mark').filter({ hasText: text }),
    ).not.toHaveCSS('background-color', /, 0\)$|\/ 0\)$/);
  const press = async (name: string) => {
    await card.getByRole('button', { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };
  // Before any script has loaded, too.
  await expect(card.getByRole('heading')).toHaveText('Bello');
  await highlighted("case 'success':");
  await expect(card.getByRole('status')).toBeAttached();
  await press('7');
  await expect(card.getByRole('alert')).toHaveText('No such pet');
  await highlighted("case 'error':");
  await press('slow');
  await press('2');
  await expect(card.getByText('Loading…')).toBeVisible();
  await highlighted("case 'pending':");
  await press('offline');
  await press('Retry');
  await expect(card.getByRole('button', { name: 'Retry' })).toBeVisible();
  await press('fast');
  await press('Retry');
  await expect(card.getByRole('heading')).toHaveText('Mia');
});

test('the list of home runs: another status loads other pets', async ({ page }) => {
  await openHydrated(page, '/');
  await waitForLivePart(page, 'list');
  const hooks = page.getByRole('region', { name: 'Typed React hooks' });
  await expect(hooks.getByRole('listitem')).toHaveText(['Bello', 'Mia']);
  await hooks.getByRole('button', { name: 'Show sold' }).click();
  await expect(hooks.getByRole('listitem')).toHaveText(['Luna']);
});

test('the search of home finds operations and schemas of the spec, with their code', async ({ page }) => {
  await openHydrated(page, '/');
  await waitForLivePart(page, 'search');
  const docs = page.getByRole('region', { name: 'Searchable docs' });
  const results = docs.getByRole('listitem');
  await expect(results.first()).toContainText('getPetPhoto');
  await docs.getByRole('searchbox').fill('delte pet');
  await expect(results.first()).toContainText('DELETE /pet/{petId}');
  await expect(docs.locator('pre').last()).toContainText('useDeletePetAsync');
  await docs.getByRole('searchbox').fill('ApiError');
  await expect(docs.locator('pre').last()).toContainText('export type ApiError');
  await docs.getByRole('searchbox').fill('zebra');
  await expect(docs).toContainText('No matches.');
});

test('the workbench of home opens on request, and sends requests to the mock server', async ({ page }) => {
  await openHydrated(page, '/');
  await waitForLivePart(page, 'workbench');
  const section = page.getByRole('region', { name: 'Developer workbench' });
  await section.getByRole('button', { name: 'Open it here' }).click();
  await expect(section.getByRole('heading', { name: 'getPetById' })).toBeVisible();
  await expect(section.getByRole('img')).toBeHidden();
  await section.getByRole('link', { name: 'Try', exact: true }).click();
  await section.getByLabel('petId').first().fill('2');
  await section.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(section).toContainText('Mia');
});

test('home leads to the playground and to breaking the contract', async ({ page }) => {
  await openHydrated(page, '/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Break it yourself' })).toHaveAttribute(
    'href',
    '/break-the-contract',
  );
  await main.getByRole('link', { name: 'Try your spec' }).first().click();
  await expect(page).toHaveURL('/playground');
});

test('home shows what an API change breaks: in the report of sync and in the compiler', async ({ page }) => {
  await openHydrated(page, '/');
  const contract = page.getByRole('region', { name: 'An API change is a compiler error' });
  await expect(contract).toContainText('`name` is removed');
  await expect(contract).toContainText("Property 'name' does not exist on type 'Pet'");
});

test('the figures of home link to where they are measured', async ({ page }) => {
  await openHydrated(page, '/');
  const figures = page.getByRole('region', { name: 'In figures' });
  await expect(figures.locator('dt + dd')).toHaveText([/^\d\.\d kB$/, /^[\d.]+ s$/, /^\d+$/, /^\d{3}$/]);
  await figures.getByRole('link', { name: 'Bundle size' }).click();
  await expect(page).toHaveURL('/docs/guides/sizes#total');
});

/** The text of home with the running card, also of the sections that aren't rendered yet because they are far below. */
async function readHome(page: Page): Promise<string> {
  const card = page.getByRole('region', { name: 'What users see' });
  await expect(card.getByRole('status')).toHaveText('success');
  return page.getByRole('main').evaluate((main: HTMLElement) => {
    for (const section of main.children) (section as HTMLElement).style.contentVisibility = 'visible';
    return main.innerText;
  });
}

test('a reader who comes from another page gets the same home page', async ({ page }) => {
  await openHydrated(page, '/');
  const text = await readHome(page);
  await openHydrated(page, '/docs/intro');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: defaultIdentity.name.display })
    .click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shortTagline);
  expect(await readHome(page)).toBe(text);
  const card = page.getByRole('region', { name: 'What users see' });
  await card.getByRole('button', { name: '2', exact: true }).click();
  await expect(card.getByRole('heading')).toHaveText('Mia');
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
