import { COLOR_RULES, findViolations } from '../support/axe.ts';
import { switchMode } from '../support/color-mode.ts';
import { expect } from '../support/fixtures.ts';
import { openHydrated } from '../support/page-state.ts';
import { test } from '../support/reused-page.ts';

const PAGE = '/break-the-contract';

const changes = [
  ['Rename a field', '`name` is removed', "Property 'name' does not exist on type 'Pet'.", 3],
  ['Require a parameter', '`status` is required now', "Property 'query' is missing", 1],
  ['Remove an operation', 'operation deletePet', "no exported member named 'useDeletePetAsync'", 1],
  [
    'Narrow an enum',
    'can\'t be "pending" anymore',
    `Type '"pending"' is not assignable to type 'PetStatus'.`,
    2,
  ],
  ['Make a field nullable', '`born` may be null', "'pet.born' is possibly 'null'.", 1],
  ['Rename an operationId', 'is now named `getPetById`', "has no exported member 'useGetPet'.", 1],
] as const;

test('each prepared change shows its report, and the lines that stop compiling', async ({ page }) => {
  await openHydrated(page, PAGE);
  const app = page.getByRole('region', { name: 'App', exact: true });
  for (const [label, reported, message, count] of changes) {
    await page.getByRole('button', { name: label }).click();
    await expect(page.getByRole('region', { name: 'Report', exact: true })).toContainText(reported);
    await expect(app.getByText(message).first(), label).toBeVisible();
    await expect(app.getByRole('status')).toHaveText(
      count === 1 ? '1 line no longer compiles' : `${count} lines no longer compile`,
    );
    await expect(page).toHaveURL(PAGE);
  }
  await page.getByRole('button', { name: 'Reset' }).click();
  await expect(app.getByRole('status')).toHaveText('Still compiles');
});

test('by keyboard, a reader loads TypeScript, whose size the button states, and edits the spec', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  const app = page.getByRole('region', { name: 'App', exact: true });
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await page.getByRole('button', { name: /^Load TypeScript \(\d{3} kB\)$/ }).press('Enter');
  const editor = page.getByRole('textbox', { name: 'Spec after the change' });
  await editor.press('ControlOrMeta+End');
  await page.keyboard.type('        weight: { type: number }\n');
  await expect(page.getByText('`weight` is added')).toBeVisible();
  // TypeScript has to load and start.
  await expect(app.getByRole('status')).toHaveText('Still compiles');
  // From a spec that can't be read, no code is generated. What follows is checked against the first spec again.
  await editor.press('ControlOrMeta+a');
  await page.keyboard.type('openapi: [');
  await expect(app.getByRole('status')).toHaveText('The spec can’t be read');
  await editor.press('ControlOrMeta+a');
  await page.keyboard.type('openapi: 3.1.0\ninfo: { title: A, version: 1 }\npaths: {}\n');
  await expect(app.getByText("has no exported member 'useListPets'")).toBeVisible();
  await expect(app.getByText(/TypeScript \d\S+ checked this in \d+ ms/)).toBeVisible();
});

test('text that is typed over highlighted text replaces it in one step, without a style of its own', async ({
  page,
}) => {
  await openHydrated(page, PAGE);
  const editor = page.getByRole('textbox', { name: 'Spec after the change' });
  await editor.press('ControlOrMeta+a');
  await page.keyboard.type('openapi: 3.1.0\n');
  await expect(editor.getByText('openapi', { exact: true })).toBeVisible();
  await editor.press('ControlOrMeta+a');
  await page.keyboard.type('swagger');
  await expect(editor.locator('.cm-line').first()).toHaveText('swagger');
  await editor.press('ControlOrMeta+z');
  await expect(editor).toContainText('openapi: 3.1.0');
});

test('a spec that cannot be read shows its error, with the line and what to do', async ({ page }) => {
  await openHydrated(page, PAGE);
  await page.getByRole('textbox', { name: 'Spec after the change' }).press('ControlOrMeta+End');
  await page.keyboard.type('    broken: [\n');
  const report = page.getByRole('region', { name: 'Report', exact: true });
  await expect(report.getByRole('listitem').first()).toContainText(/Line \d+: /);
  await expect(report.getByRole('listitem').first().locator('p')).not.toBeEmpty();
  await expect(page.getByRole('region', { name: 'App', exact: true }).getByRole('status')).toHaveText(
    'The spec can’t be read',
  );
});

test('a link contains both specs', async ({ page }) => {
  await openHydrated(page, PAGE);
  for (const version of ['Before', 'After']) {
    await page.getByRole('button', { name: version, exact: true }).click();
    await page
      .getByRole('textbox', { name: `Spec ${version.toLowerCase()} the change` })
      .press('ControlOrMeta+End');
    await page.keyboard.type(`# ${version} it`);
  }
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page).toHaveURL(/#specs=1\.[\w-]+$/);
  await page.reload();
  await expect(page.getByText('# After it')).toBeVisible();
  await page.getByRole('button', { name: 'Before', exact: true }).click();
  await expect(page.getByText('# Before it')).toBeVisible();
});

test('navbar, page and footer have the same edges', async ({ page }) => {
  for (const width of [1280, 1920]) {
    await page.setViewportSize({ width, height: 800 });
    await openHydrated(page, PAGE);
    const left = async (selector: string) => (await page.locator(selector).first().boundingBox())?.x;
    const heading = await left('main h1');
    expect([await left('.navbar__brand'), await left('.footer__logo')], `${width} px`).toEqual([
      heading,
      heading,
    ]);
  }
});

test('axe finds no violation in dark and in light', async ({ page }) => {
  await openHydrated(page, PAGE);
  await expect(page.getByRole('textbox', { name: 'Spec after the change' })).toBeVisible();
  await expect.poll(() => findViolations(page)).toEqual([]);
  await switchMode(page, 'light');
  await expect.poll(() => findViolations(page, COLOR_RULES)).toEqual([]);
});

// The picture in the docs. To take it again, build the site, and run this file with PICTURES=1.
const takePictures = process.env['PICTURES'] ? test : undefined;
takePictures?.('takes the pictures', async ({ page }) => {
  await page.setViewportSize({ width: 1064, height: 760 });
  await openHydrated(page, `${PAGE}#narrow-enum`);
  await expect(page.getByRole('textbox', { name: 'Spec after the change' })).toBeVisible();
  for (const mode of ['dark', 'light'] as const) {
    if (mode === 'light') await switchMode(page, mode);
    await page.locator('.contract').screenshot({
      path: `website/static/img/guides/break-the-contract-${mode}.png`,
      animations: 'disabled',
    });
  }
});
