import { chromium, type Browser, type Page } from '@playwright/test';
import { generate } from '@hookloom/generator';
import { build } from 'esbuild';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const json = (schema: object) => ({ content: { 'application/json': { schema } } });
const pet = { type: 'object', properties: { name: { type: 'string' } } };
const getPet = { operationId: 'getPet', responses: { 200: { description: 'A pet', ...json(pet) } } };
const spec = JSON.stringify({
  openapi: '3.1.0',
  info: { title: 'Pets', version: '1', description: '# Welcome\n\nto the pets' },
  paths: { '/pet': { get: getPet } },
});
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; connect-src 'self'; img-src 'self' data:";

const problems: string[] = [];
let browser: Browser | undefined;
let page: Page;

beforeAll(async () => {
  const { outputFiles } = await build({
    entryPoints: ['tsx', 'css'].map((end) =>
      fileURLToPath(new URL(`../testing/host-page.${end}`, import.meta.url)),
    ),
    outdir: 'unused',
    bundle: true,
    write: false,
    format: 'esm',
    splitting: true,
    jsx: 'automatic',
    loader: { '.woff2': 'empty' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const { files } = await generate({ id: 'pets', spec });
  const docs = JSON.parse(files.find(({ path }) => path === 'docs.json')!.contents) as unknown;
  const inputs = JSON.stringify([{ docs, spec: JSON.parse(spec) as unknown }]);
  const html = `<!doctype html><html lang="en" data-theme="dark"><title>Host</title>
    <link rel="icon" href="data:,"><link rel="stylesheet" href="/host-page.css">
    <div id="root"></div><script src="/inputs.js"></script><script type="module" src="/host-page.js"></script>`;
  const served = new Map([
    ['/', html],
    ['/inputs.js', `globalThis.inputs = ${inputs}`],
    ...outputFiles.map(({ path, text }): [string, string] => [path.replace(/^.*unused/, ''), text]),
  ]);
  browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  page = await browser.newPage();
  page.on('pageerror', ({ message }) => problems.push(message));
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  await page.route('**', (route) => {
    const { pathname } = new URL(route.request().url());
    const type = /\.(js|css)$/.exec(pathname)?.[1] ?? 'html';
    return route.fulfill({
      body: served.get(pathname) ?? '',
      contentType: `text/${type.replace('js', 'javascript')}`,
      headers: { 'content-security-policy': policy },
    });
  });
  await page.goto('https://host.example/#shared-document');
  await page.getByRole('heading', { name: 'Pets' }).waitFor();
});
afterAll(() => browser?.close());

test('inside another page, the workbench leaves the URL, the title, the theme and the keys alone', async () => {
  await page.locator('body').press('/');
  const search = page.getByRole('combobox', { name: 'Search' });
  expect(await search.evaluate((input) => input === document.activeElement)).toBe(false);
  await search.fill('getPet');
  await search.press('Enter');
  await page.getByRole('heading', { name: 'getPet' }).waitFor();
  await page.getByRole('link', { name: 'Try' }).click();
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByLabel('The state as JSON').getByText('"name": "Rex"').waitFor();
  await page.getByRole('link', { name: 'Reference' }).click({ modifiers: ['ControlOrMeta'] });
  await page.getByRole('heading', { name: 'Responses' }).waitFor();

  expect(page.url()).toBe('https://host.example/#shared-document');
  expect(await page.title()).toBe('Host');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  expect(await page.getByRole('main').count()).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Host']);
  expect(browser?.contexts()[0]?.pages()).toHaveLength(1);
});

test('new data updates the open page', async () => {
  await page.evaluate(`inputs[0].docs.operations[0].summary = 'Get one pet'`);
  await page.getByRole('button', { name: 'Regenerate' }).click();
  await page.getByText('Get one pet').waitFor();
});

test('a strict policy holds, and axe finds nothing', async () => {
  const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
  const result = await page.evaluate<{ violations: object[] }>(`${axe}; axe.run()`);
  expect(result.violations).toEqual([]);
  expect(problems).toEqual([]);
});
