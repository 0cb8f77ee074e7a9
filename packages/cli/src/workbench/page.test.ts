import type { Browser, Page } from '@playwright/test';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { petstore } from '../../test/support/documents.js';
import { collectProblems, launchBrowser, violationsOf } from '../../test/support/opened-page.js';
import { Project } from '../../test/support/project.js';
import { Server } from '../../test/support/server.js';
import { RunningWorkbench } from '../../test/support/workbench.js';

const hostile = `<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1"><a href="javascript:window.hacked = 1">bad</a>
<style>body { display: none }</style>

[also bad](javascript:alert) and **fine**`;
const login = {
  operationId: 'logIn',
  description: hostile,
  parameters: [{ name: 'X-Token', in: 'header', schema: { type: 'string' } }],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        schema: {
          type: 'object',
          required: ['user'],
          properties: { user: { type: 'string', minLength: 2 }, password: { type: 'string' } },
        },
      },
    },
  },
  responses: {
    200: { description: hostile, content: { 'application/json': { schema: { type: 'object' } } } },
  },
};

const project = new Project();
const api = new Server();
let workbench: RunningWorkbench;
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  await api.listen();
  api.serve('/api/login', (request, response) => {
    response.setHeader('content-type', 'application/json');
    request.resume().on('end', () => response.end('{"welcome":"Ada"}'));
  });
  project.write('hookloom.config.json', {
    sources: [{ id: 'pets', spec: 'a.json', workbench: { baseURL: api.url('/api') } }],
  });
  project.write('a.json', petstore({ paths: { '/login': { post: login } } }));
  await project.run('sync');
  await project.run('generate');
  workbench = new RunningWorkbench(project);
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await workbench.end();
  api.close();
  project.remove();
});

beforeEach(async () => {
  page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  problems = collectProblems(page);
});
afterEach(async () => {
  expect(problems).toEqual([]);
  await page.close();
});

const open = async (hash: string) => page.goto((await workbench.url()).href + hash);
const heading = (name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

test('an operation is found with a typo and opened by keyboard alone, and its URL survives a reload', async () => {
  await open('#/');
  await heading('Pet Store');
  await page.keyboard.press('/');
  await page.keyboard.type('getPetByld');
  await page.getByRole('option', { name: 'getPetById' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await heading('getPetById');
  await page.reload();
  await heading('getPetById');
  expect(await page.getByRole('combobox', { name: 'Search' }).inputValue()).toBe('getPetByld');
  await page.getByRole('link', { name: 'Pet', exact: true }).first().click();
  await heading('Pet');
});

test('markup in a spec is shown without scripts, images, styles and unsafe links', async () => {
  await open('#/pets/operations/logIn');
  await page.locator('strong', { hasText: 'fine' }).first().waitFor();
  expect(await page.evaluate(() => (globalThis as { hacked?: number }).hacked)).toBeUndefined();
  expect(await page.locator('main :is(script, img, style, [onerror], [href^="javascript:"])').count()).toBe(
    0,
  );
  // The policy reports what the sanitizer only parses: a second line of defense.
  expect(problems.filter((problem) => !problem.includes('Content Security Policy'))).toEqual([]);
  problems.length = 0;
});

test('a request is refused at its field, sent through the runtime, and kept without its secrets', async () => {
  await open('#/pets/operations/logIn/try');
  const send = page.getByRole('button', { name: 'Send' });
  const user = page.getByRole('textbox', { name: 'user' });
  await user.fill('A');
  await send.click();
  await page.getByText('request-validation.').waitFor();
  expect(await user.getAttribute('aria-invalid')).toBe('true');
  expect(api.requests).toEqual([]);

  await user.fill('Ada');
  await page.getByRole('textbox', { name: 'password' }).fill('hunter2');
  await page.getByRole('textbox', { name: 'X-Token' }).fill('hunter3');
  await send.click();
  await page.getByText('Status 200.').waitFor();
  await page.getByLabel('The state as JSON').getByText('"welcome": "Ada"').waitFor();
  expect(api.requests).toMatchObject([{ path: '/api/login', headers: { 'x-token': 'hunter3' } }]);

  await page.reload();
  await user.waitFor();
  expect(await user.inputValue()).toBe('Ada');
  expect(await page.getByRole('textbox', { name: 'X-Token' }).inputValue()).toBe('');
  expect(await page.evaluate('JSON.stringify({ ...localStorage, ...sessionStorage })')).not.toContain(
    'hunter',
  );
});

test('the page with a request to send weighs less than 189 kB with brotli, fonts included', async () => {
  const files = new Map<string, Promise<Buffer>>();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/\.(js|css|woff2)$/.test(pathname)) files.set(pathname, response.body());
  });
  await open('#/pets/operations/logIn/try');
  await page.getByRole('button', { name: 'Send' }).waitFor();
  await page.evaluate('document.fonts.ready.then(() => undefined)');
  const sizes = await Promise.all(
    Array.from(files, async ([name, body]): Promise<[string, number]> => [
      name,
      name.endsWith('.woff2') ? (await body).length : brotliCompressSync(await body).length,
    ]),
  );
  const sumOf = (end: string) =>
    sizes.reduce((sum, [name, size]) => sum + (name.endsWith(end) ? size : 0), 0);
  expect(sumOf('.js')).toBeGreaterThan(0);
  expect(sumOf('.woff2')).toBeGreaterThan(0);
  expect(sumOf('')).toBeLessThan(189_000);
});

test('no accessibility problems, in both color modes, on a phone and on a desktop', async () => {
  for (const [width, colorScheme] of [
    [375, 'dark'],
    [1280, 'light'],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const hash of [
      '#/',
      '#/pets/operations/getPetById',
      '#/pets/operations/getPetById/code',
      '#/pets/operations/logIn/try',
      '#/pets/schemas/Pet',
      '#/pets/changes',
    ]) {
      await open(hash);
      await page.locator('#content h1').first().waitFor();
      expect(await violationsOf(page), `${hash} at ${width}`).toEqual([]);
      const overflow = await page.evaluate(
        'document.documentElement.scrollWidth - document.documentElement.clientWidth',
      );
      expect(overflow, `${hash} at ${width}`).toBe(0);
    }
  }
});

// Only on demand, because fonts differ between machines: PICTURES=1 npx vitest run src/workbench/page.test.ts
test.runIf(process.env['PICTURES'])('takes the pictures of the guide', async () => {
  api.serve('/api/pet/1', { id: 1, name: 'Rex' });
  await page.setViewportSize({ width: 1000, height: 640 });
  await open('#/pets/operations/getPetById/try');
  await page.getByRole('textbox', { name: 'petId' }).fill('1');
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText('Status 200.').waitFor();
  await page.mouse.move(0, 0);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const path = fileURLToPath(
      new URL(`../../../../website/static/img/guides/workbench-${colorScheme}.png`, import.meta.url),
    );
    await page.getByRole('main').evaluate('document.activeElement.blur()');
    await page.screenshot({ path, animations: 'disabled', caret: 'hide' });
  }
});
