import type { Browser, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type Received, serveCalls, specOfCalls } from '../../test/support/calls-api.js';
import { collectProblems, launchBrowser, violationsOf } from '../../test/support/opened-page.js';
import { Project } from '../../test/support/project.js';
import { Server } from '../../test/support/server.js';
import { RunningWorkbench } from '../../test/support/workbench.js';

const project = new Project();
const api = new Server();
let workbench: RunningWorkbench;
let browser: Browser;
let page: Page;
let problems: string[];
let received: Received;

const writeSpec = (summary?: string) => project.write('a.json', specOfCalls(summary));

beforeAll(async () => {
  await api.listen();
  received = serveCalls(api);
  project.write('hookloom.config.json', {
    sources: [{ id: 'pets', spec: 'a.json', workbench: { baseURL: api.url('/api') } }],
  });
  // The changes of a sync are kept there.
  project.write('node_modules/.package-lock.json', '{}');
  writeSpec();
  await project.run('sync');
  await project.run('generate');
  workbench = new RunningWorkbench(project, ['--base-url', api.url('/other')]);
  browser = await launchBrowser();
  page = await browser.newPage({
    viewport: { width: 1280, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  problems = collectProblems(page);
});
afterEach(() => expect(problems.splice(0)).toEqual([]));
afterAll(async () => {
  await browser.close();
  await workbench.end();
  api.close();
  project.remove();
});

const open = async (hash: string, where = page) => where.goto((await workbench.url()).href + hash);
const tryOut = (name: string) => open(`#/pets/operations/${name}/try`);
const button = (name: string) => page.getByRole('button', { name, exact: true });
const copied = () => page.evaluate<string>('navigator.clipboard.readText()');

test('a file is sent, and a file that is received is saved under its name', async () => {
  await tryOut('addPhoto');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'rex.png', mimeType: 'image/png', buffer: Buffer.from('pixels') });
  await page.getByRole('textbox', { name: 'title' }).fill('Rex');
  await button('Send').click();
  await page.getByText('Status 200.').waitFor();
  expect(received.bodies.at(-1)).toMatch(/filename="rex\.png"[^]*pixels[^]*Rex/);

  await tryOut('getPhoto');
  const [download] = await Promise.all([page.waitForEvent('download'), button('Download').click()]);
  expect(download.suggestedFilename()).toBe('rex.bin');
});

test('the events of a stream are shown as they arrive, until it is aborted', async () => {
  await tryOut('listenToEvents');
  await button('Open').click();
  await page.getByLabel('The state as JSON').getByText('first').waitFor();
  received.streams[0]!.write('data: second\n\n');
  await page.getByLabel('The state as JSON').getByText('second').waitFor();
  const closed = new Promise((resolve) => received.streams[0]!.on('close', resolve));
  await button('Abort').click();
  await closed;
  await page.getByText('No call yet.').waitFor();
});

test('settings choose the server and add credentials and headers, which are neither stored nor copied', async () => {
  await tryOut('updateAccount');
  await page.getByText('Settings:').click();
  await page.getByLabel('Base URL').selectOption(api.url('/other'));
  await page.getByLabel('token').fill('hunter2');
  await page.getByLabel('Headers, one per line').fill('X-Tenant: 42\nX-Api-Key: hunter3');
  await page.getByRole('textbox', { name: 'name' }).fill('Ada');
  await button('Send').click();
  await page.getByText('Status 200.').waitFor();
  expect(api.requests.at(-1)).toMatchObject({
    path: '/other/account',
    headers: { authorization: 'Bearer hunter2', 'x-tenant': '42', 'x-api-key': 'hunter3' },
  });

  await page.getByRole('button', { name: /^Copy as curl/ }).click();
  expect(await copied()).toMatch(
    /'authorization: Bearer '"\$TOKEN"[^]*"\$X_API_KEY"[^]*x-tenant: 42[^]*"name": ?"Ada"/,
  );
  await page.getByRole('button', { name: /^Copy as fetch/ }).click();
  expect(await copied()).toContain('`Bearer ${TOKEN}`');
  expect(await page.getByRole('main').innerText()).not.toContain('hunter');
  await page.getByRole('checkbox', { name: /credentials/ }).check();
  await page.getByRole('button', { name: /^Copy as curl/ }).click();
  expect(await copied()).toContain("'authorization: Bearer hunter2'");

  await page.getByText(/^History/).click();
  expect(await page.getByText(/updateAccount\s+200/).count()).toBe(1);
  await page.reload();
  await page.getByText('Settings:').click();
  expect(await page.getByLabel('token').inputValue()).toBe('');
  expect(await page.getByRole('textbox', { name: 'name' }).inputValue()).toBe('Ada');
  expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toContain(
    'hunter',
  );
});

test('on a page over plain HTTP, which has no `navigator.clipboard`, texts are copied too', async () => {
  await open('#/pets/operations/getPetById');
  await page.evaluate('window.saved = navigator.clipboard; delete Navigator.prototype.clipboard');
  await button('Copy: path').click();
  await page.getByText('Copied', { exact: true }).waitFor();
  expect(await page.evaluate('saved.readText()')).toBe('/pet/{petId}');
  await page.reload();
});

test('form and JSON agree, the editor is loaded when it is opened, and what is wrong is at its field and line', async () => {
  const files: string[] = [];
  page.on('response', (response) => files.push(response.url()));
  await open('#/');
  await page.evaluate('localStorage.clear()');
  await tryOut('updateAccount');
  const age = page.getByRole('textbox', { name: 'age' });
  await age.fill('17');
  expect(files.join()).not.toContain('Editor');
  await button('JSON').click();
  const editor = page.getByRole('textbox', { name: 'Body as JSON' });
  await editor.getByText('17').waitFor();
  expect(files.join()).toContain('CodeEditor');
  await page.locator('.cm-lintRange-error', { hasText: '17' }).waitFor();

  await editor.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.press('Delete');
  await page.keyboard.insertText('{"age": 44, "tags": ["a"]}');
  await expect.poll(() => age.inputValue()).toBe('44');
  expect(await page.getByRole('textbox', { name: 'tags' }).inputValue()).toBe('["a"]');
  await button('Send').click();
  await page.getByText('request-validation.').waitFor();
  expect(await page.getByRole('textbox', { name: 'name' }).getAttribute('aria-invalid')).toBe('true');
  expect(await violationsOf(page)).toEqual([]);

  await page.getByRole('textbox', { name: 'tags' }).fill('["a"');
  await page
    .getByText(/Not valid JSON/)
    .first()
    .waitFor();
  await editor.getByText('44').waitFor();
});

test('in the JSON editor, the slash key types a slash', async () => {
  await open('#/');
  await page.evaluate('localStorage.clear()');
  await tryOut('updateAccount');
  await button('JSON').click();
  const editor = page.getByRole('textbox', { name: 'Body as JSON' }).and(page.locator('.cm-content'));
  await editor.press('ControlOrMeta+a');
  await page.keyboard.type('{"name": "a/b"');
  await editor.getByText('a/b').waitFor();
});

test('objects and lists are groups of fields, whose errors are at the field within them', async () => {
  await open('#/');
  await page.evaluate('localStorage.clear()');
  await tryOut('updateAccount');
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await field('name required').fill('Ada');
  await button('Add home').click();
  await field('city').fill('Rome');
  await field('password').fill('hunter2');
  await button('Add to pets').click();
  await button('Add to pets').click();
  const pets = page.getByRole('group', { name: 'pets', exact: true });
  const names = pets.getByRole('textbox', { name: 'name required' });
  await names.first().fill('Rex');
  await names.last().fill('B');
  await button('Send').click();
  await page.getByText('request-validation.').waitFor();
  expect(await names.last().getAttribute('aria-invalid')).toBe('true');
  expect(await names.first().getAttribute('aria-invalid')).toBe('false');
  expect(await violationsOf(page)).toEqual([]);

  await button('Remove pets 2').click();
  expect(await page.evaluate('document.activeElement.ariaLabel')).toBe('Add to pets');
  await button('Send').click();
  await expect.poll(() => received.bodies.at(-1)).toContain('Rex');
  expect(JSON.parse(received.bodies.at(-1) ?? '')).toMatchObject({
    name: 'Ada',
    home: { city: 'Rome' },
    pets: [{ name: 'Rex' }],
  });
  expect(await page.evaluate('JSON.stringify({ ...localStorage })')).not.toContain('hunter');
  await button('Remove home').click();
  expect(await field('city').count()).toBe(0);
});

test('the slash key leads to the search box, also in the frame of a navigation', async () => {
  await tryOut('getPhoto');
  await page.getByRole('heading', { name: 'getPhoto' }).waitFor();
  const focused = await page.evaluate(`new Promise((resolve) => {
    const { requestAnimationFrame } = window;
    window.requestAnimationFrame = (focusPage) => {
      window.requestAnimationFrame = requestAnimationFrame;
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }));
      requestAnimationFrame(focusPage);
      requestAnimationFrame(() => resolve(document.activeElement.getAttribute('role')));
    };
    location.hash = '#/pets/operations/getPetById';
  })`);
  expect(focused).toBe('combobox');
});

test('by keyboard alone, an operation is found, filled in and sent', async () => {
  await open('#/');
  await page.getByRole('heading', { name: 'Pet Store' }).waitFor();
  await page.keyboard.press('/');
  // When Enter is pressed, the results are those of the first letter at most.
  await page.route(/search\?q=.{2}/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 100));
    await route.continue();
  });
  await page.keyboard.type('getPhoto');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'getPhoto' }).waitFor();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('getPetById');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'getPetById' }).waitFor();
  api.serve('/api/pet/7', { id: 7 });
  const focusOn = async (name: string) => {
    const focused = () =>
      page.evaluate(
        `document.activeElement.innerText || document.activeElement.labels?.[0]?.innerText || ''`,
      );
    for (let presses = 0; !String(await focused()).includes(name); presses += 1) {
      expect(presses, name).toBeLessThan(40);
      await page.keyboard.press('Tab');
    }
  };
  await focusOn('Try');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'petId' }).waitFor();
  await focusOn('petId');
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await page.getByText('Status 200.').waitFor();
});

test('on a phone, by touch, the list is a pane of its own in the main landmark', async () => {
  const context = await browser.newContext({
    viewport: { width: 375, height: 812 },
    hasTouch: true,
    isMobile: true,
  });
  const phone = await context.newPage();
  await open('#/', phone);
  await phone.getByRole('button', { name: 'Find' }).tap();
  await phone.getByRole('option', { name: 'getPetById' }).waitFor();
  expect(await phone.getByRole('main').isVisible()).toBe(true);
  expect(await violationsOf(phone)).toEqual([]);
  await phone.getByRole('option', { name: 'getPetById' }).tap();
  await phone.getByRole('heading', { name: 'getPetById' }).waitFor();
  expect(await phone.getByRole('option', { name: 'getPetById' }).isVisible()).toBe(false);
  await context.close();
});

test('a sync updates the open page, and its changes are listed', async () => {
  await open('#/pets/operations/getPetById');
  await page.getByText('Get one pet').waitFor();
  writeSpec('Load one pet');
  const spec = JSON.parse(project.read('a.json')) as { paths: Record<string, unknown> };
  delete spec.paths['/photo'];
  project.write('a.json', spec);
  await project.run('sync');
  await project.run('generate');
  await page.getByText('Load one pet').waitFor();
  await open('#/pets/changes');
  await page.getByText('Synced on').waitFor();
  expect(await page.getByRole('status').last().innerText()).toContain('2 breaking');
  expect(await page.getByRole('listitem').filter({ hasText: 'addPhoto' }).innerText()).toContain('removed');
});
