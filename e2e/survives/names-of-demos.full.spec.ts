import { openPlayground, paste, tab } from '../playground/playground-page.ts';
import { expect } from '../support/fixtures.ts';
import { openHydrated, waitForLivePart } from '../support/page-state.ts';
import { test } from '../support/reused-page.ts';

test.use({ reducedMotion: 'reduce', allowErrors: [/404 \(Not Found\)/] });

/** A spec with an error in its last line. */
const BROKEN_SPEC = 'openapi: 3.1.0\ninfo: { title: A, version: "1" }\npaths:\n  /a:\n    get: [\n';

test('assistive technology reads the component of home, its settings and its errors', async ({ page }) => {
  await openHydrated(page, '/');
  const card = page.getByRole('region', { name: 'What users see' });
  // The component that runs, instead of the HTML that it replaces.
  await expect(card.getByRole('status')).toHaveText('success');
  await expect(card).toMatchAriaSnapshot(`
    - 'region "What users see: the component, running"':
      - heading "Bello" [level=2]
      - list "The state of the call":
        - /children: equal
        - listitem: init
        - listitem: pending
        - listitem: success
        - listitem: error
      - group "petId":
        - button "1" [pressed]
        - button "2" [pressed=false]
        - button "7" [pressed=false]
      - group "Server":
        - button "fast" [pressed]
        - button "slow" [pressed=false]
        - button "offline" [pressed=false]
  `);
  const current = card.getByRole('list').locator('[aria-current="true"]');
  await expect(current).toHaveText('success');
  await card.getByRole('button', { name: '7' }).press('Enter');
  await expect(card).toMatchAriaSnapshot(`
    - 'region "What users see: the component, running"':
      - alert: No such pet
      - group "petId":
        - button "1" [pressed=false]
        - button "2" [pressed=false]
        - button "7" [pressed]
  `);
  await expect(current).toHaveText('error');
});

test('assistive technology reads the regions of home by their headings, each with its demo', async ({
  page,
}) => {
  await openHydrated(page, '/');
  const region = (name: string) => page.getByRole('region', { name, exact: true });
  for (const name of ['From spec to hooks in four steps', 'Works with what you use', 'When to use Hookloom'])
    await expect(region(name).getByRole('heading').first()).toContainText(name);
  await expect(region('Typed React hooks')).toMatchAriaSnapshot(`
    - region "Typed React hooks":
      - button "Show sold"
      - list:
        - listitem: Bello
        - listitem: Mia
  `);
  await region('Typed React hooks').getByRole('button', { name: 'Show sold' }).press('Enter');
  await expect(region('Typed React hooks')).toMatchAriaSnapshot(`
    - region "Typed React hooks":
      - button "Show available"
      - list:
        - listitem: Luna
  `);
  const docs = region('Searchable docs');
  await docs.getByRole('button', { name: 'Pet schema', exact: true }).press('Enter');
  await expect(docs).toMatchAriaSnapshot(`
    - region "Searchable docs":
      - searchbox "Search operations and schemas": photo
      - list:
        - listitem:
          - 'button "getPetPhoto GET /pet/{petId}/photo" [pressed=false]'
        - listitem:
          - 'button "uploadFile POST /pet/{petId}/uploadImage" [pressed=false]'
        - listitem:
          - button "Pet schema" [pressed]
      - region "Code of the selected result":
        - code: /export type Pet/
  `);
  await expect(region('An API change is a compiler error')).toMatchAriaSnapshot(`
    - region "An API change is a compiler error":
      - paragraph:
        - link "Break it yourself"
      - button "Copy code to clipboard"
      - code: /nickname, photoUrls/
  `);
});

test('assistive technology reads the workbench of home, with the names of its fields', async ({ page }) => {
  await openHydrated(page, '/');
  await waitForLivePart(page, 'workbench');
  const section = page.getByRole('region', { name: 'Developer workbench', exact: true });
  await section.getByRole('button', { name: 'Open it here' }).press('Enter');
  await expect(section).toMatchAriaSnapshot(`
    - region "Developer workbench":
      - link "Petstore"
      - button "Find" [expanded=false]
      - article:
        - heading "getPetById" [level=2]
        - navigation "Views of the operation":
          - link "Reference"
          - link "Code"
          - link "Try"
        - heading "Path parameters" [level=3]
        - list:
          - listitem:
            - text: petId required
            - paragraph: The id of the pet
            - text: integer (int64)
        - heading "Responses" [level=3]
        - group:
          - list:
            - listitem: id required integer (int64)
  `);
  await expect(section.locator('.wb-tabs [aria-current="page"]')).toHaveText('Reference');
  await section.getByRole('link', { name: 'Code', exact: true }).press('Enter');
  await expect(section.locator('.wb-tabs [aria-current="page"]')).toHaveText('Code');
});

test('assistive technology reads "Break the contract": the change, both specs, the report and the app', async ({
  page,
}) => {
  await openHydrated(page, '/break-the-contract');
  const main = page.getByRole('main');
  await expect(page.getByRole('textbox', { name: 'Spec after the change' })).toBeVisible();
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - heading "Break the contract" [level=1]
      - paragraph
      - group "Change the example":
        - /children: equal
        - button "Rename a field" [pressed]
        - button "Require a parameter" [pressed=false]
        - button "Remove an operation" [pressed=false]
        - button "Narrow an enum" [pressed=false]
        - button "Make a field nullable" [pressed=false]
        - button "Rename an operationId" [pressed=false]
      - status
      - button "Share"
      - button "Reset" [disabled=false]
      - region "Spec":
        - heading "Your API’s spec" [level=2]
        - group "Version":
          - button "Before" [pressed=false]
          - button "After" [pressed]
        - textbox "Spec after the change"
        - status: /Tab leaves the editor/
      - region "Report":
        - region "The report of hookloom sync": /Pet \\(breaking\\)/
      - region "App":
        - heading "Your app" [level=2]
        - status: 3 lines no longer compile
        - group:
          - text: /src\\/pet-list.tsx 1 error/
          - button "Show 9 more lines"
          - region "src/pet-list.tsx, from line 10":
            - code: /12:57 TS2339/
        - button /Load TypeScript/
  `);
  await main.getByRole('button', { name: 'Before', exact: true }).press('Enter');
  await expect(main.getByRole('region', { name: 'Spec', exact: true })).toMatchAriaSnapshot(`
    - region "Spec":
      - group "Version":
        - button "Before" [pressed]
        - button "After" [pressed=false]
      - textbox "Spec before the change"
  `);
  await main.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - group "Change the example":
        - button "Rename a field" [pressed=false]
      - button "Reset" [disabled]
      - region "App":
        - status: Still compiles
        - group: /src\\/pet-list.tsx ✓ compiles/
  `);
});

test('assistive technology reads the editor of the playground as invalid, with its problems after it', async ({
  page,
}) => {
  await openPlayground(page);
  const main = page.getByRole('main');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - /children: equal
      - heading "Playground" [level=1]
      - status: 10 files
      - button "Open"
      - button "Reset" [disabled]
      - button "Share" [disabled=false]
      - button "Download" [disabled=false]
      - textbox "Spec" [invalid=false]
      - status: /Tab leaves the editor/
      - separator "Width of the spec"
      - tablist "Result"
      - tabpanel "Files"
  `);
  await paste(page, BROKEN_SPEC);
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - status: "No code: the spec has an error"
      - button "Reset" [disabled=false]
      - textbox "Spec" [invalid]
      - group:
        - text: 1 error
        - list:
          - /children: equal
          - listitem:
            - paragraph:
              - button "Line 6"
              - text: /Invalid JSON or YAML/
              - link "HL1001"
            - paragraph
      - separator "Width of the spec"
      - tablist "Result"
      - tabpanel "Files":
        - paragraph: The spec has an error. This is the result of the last one without.
  `);
  await page.getByRole('button', { name: 'Reset' }).press('Enter');
  await expect(main).toMatchAriaSnapshot(`
    - main:
      - button "Reset" [disabled]
      - textbox "Spec" [invalid=false]
  `);
});

test('assistive technology reads the workbench of the playground: its list, its form and an invalid field', async ({
  page,
}) => {
  await openPlayground(page);
  await tab(page, 'Workbench').press('Enter');
  const panel = page.getByRole('tabpanel', { name: 'Workbench' });
  await expect(panel).toMatchAriaSnapshot(`
    - tabpanel "Workbench":
      - paragraph: /Nothing is sent to the API/
      - link "Petstore"
      - button "Find" [expanded=false]
      - article:
        - heading "Petstore" [level=2]
  `);
  await panel.getByRole('button', { name: 'Find' }).press('Enter');
  await page.keyboard.press('Tab');
  await expect(panel.getByRole('combobox')).toBeFocused();
  await page.keyboard.type('getPetById');
  await expect(panel.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await expect(panel).toMatchAriaSnapshot(`
    - tabpanel "Workbench":
      - button "Close the list" [expanded]
      - search:
        - combobox "Search operations and schemas" [expanded]: getPetById
        - status: 1 result
        - listbox "Operations and schemas":
          - /children: equal
          - 'option "GET getPetById /pet/{petId}" [selected=false]'
  `);
  const active = await panel.getByRole('combobox').getAttribute('aria-activedescendant');
  await expect(panel.getByRole('option')).toHaveId(active!);
  await page.keyboard.press('Enter');
  await panel.getByRole('link', { name: 'Try', exact: true }).press('Enter');
  const field = panel.getByRole('textbox', { name: 'petId' });
  await expect(field).toMatchAriaSnapshot(`
    - textbox "petId path required" [invalid=false]
  `);
  await field.fill('x');
  await panel.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(panel).toMatchAriaSnapshot(`
    - tabpanel "Workbench":
      - article:
        - heading "getPetById" [level=2]
        - navigation "Views of the operation":
          - link "Try"
        - textbox "petId path required" [invalid]: x
        - paragraph: Enter a number.
        - paragraph:
          - button "Send"
          - button "Abort" [disabled]
          - button "Clear" [disabled]
        - heading "State" [level=3]
        - status: init No call yet.
  `);
  await expect(field).toHaveAccessibleDescription('Enter a number.');
});

test('assistive technology reads the breaking changes of the playground, and what was checked', async ({
  page,
}) => {
  await openPlayground(page);
  await tab(page, 'Breaking changes').press('Enter');
  const panel = page.getByRole('tabpanel', { name: 'Breaking changes' });
  await expect(panel).toMatchAriaSnapshot(`
    - tabpanel "Breaking changes":
      - group "Change the example":
        - button "Rename a field" [pressed=false]
        - button "Remove an operation" [pressed=false]
      - status
      - button "Reset" [disabled]
      - region "Spec":
        - group "Version":
          - button "Before" [pressed=false]
          - button "After" [pressed]
        - textbox "Spec after the change" [invalid=false]
      - region "Report":
        - region "The report of hookloom sync": /Nothing changed/
      - region "App":
        - status: Not checked
        - button /Load TypeScript/
  `);
  await panel.getByRole('button', { name: 'Remove an operation' }).press('Enter');
  await expect(panel).toMatchAriaSnapshot(`
    - tabpanel "Breaking changes":
      - group "Change the example":
        - button "Rename a field" [pressed=false]
        - button "Remove an operation" [pressed]
      - button "Reset" [disabled=false]
      - region "Report":
        - region "The report of hookloom sync": /operation deletePet \\(breaking\\)/
      - region "App":
        - status: 1 line no longer compiles
        - group:
          - region "src/pet-details.tsx, from line 1":
            - code: /TS2724/
  `);
});
