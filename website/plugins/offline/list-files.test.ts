import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listFiles } from './list-files';

const page = (text: string) =>
  `<link rel=preload as=script fetchpriority=low href=/base/assets/js/runtime~main.0a1b2c3d.js>${text}`;

const FILES = {
  'index.html': page('Home'),
  '404.html': page('Not found'),
  'docs/index.html': '<meta http-equiv="refresh" content="0; url=/base/docs/intro?a=1&amp;b=2">',
  'docs/intro/index.html': page('Intro'),
  'docs/intro.md': '# Intro',
  'docs/migrate-to-2.0/index.html': page('A page whose URL ends like a file name'),
  'old.html': page('A page without a folder'),
  'other.html': 'A page that is no page of the site',
  'fr/index.html': page('Accueil'),
  'assets/js/main.00112233.js': '',
  'assets/app/frame.00112233.html': '',
  'assets/type-checker/typescript.00112233.js': 'code',
  'search/core.00112233.json': '{}',
  'img/cards/home.png': '',
  'img/icon.svg': '',
  'manifest.webmanifest': '{}',
  'sitemap.xml': '',
};

let folder: string;

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'list-files-'));
  for (const [file, text] of Object.entries(FILES)) {
    await fs.mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await fs.writeFile(path.join(folder, file), text);
  }
});
afterAll(() => fs.rm(folder, { recursive: true }));

it('lists shared files, then pages with their clean URLs by depth, without optional files and other locales', async () => {
  const { files, optional, redirects, notFound, mainScript } = await listFiles(folder, '/base/', ['fr']);
  expect(files.map(({ url }) => url)).toEqual([
    '/base/assets/js/main.00112233.js',
    '/base/img/icon.svg',
    '/base/manifest.webmanifest',
    '/base/search/core.00112233.json',
    '/base/404',
    '/base/',
    '/base/old',
    '/base/docs/intro',
    '/base/docs/migrate-to-2.0',
  ]);
  expect(files.filter(({ isPage }) => isPage).map(({ url }) => url)).toEqual([
    '/base/404',
    '/base/',
    '/base/old',
    '/base/docs/intro',
    '/base/docs/migrate-to-2.0',
  ]);
  expect(optional).toEqual([
    { url: '/base/assets/type-checker/typescript.00112233.js', bytes: 4 },
    { url: '/base/img/cards/home.png', bytes: 0 },
  ]);
  expect(redirects).toEqual({ '/base/docs': '/base/docs/intro?a=1&b=2' });
  expect(notFound).toBe('/base/404');
  expect(mainScript).toBe('/base/assets/js/runtime~main.0a1b2c3d.js');
});

it('only files without a hash in their name have a revision, which follows from their content', async () => {
  const revisions = async () => {
    const { files } = await listFiles(folder, '/base/', ['fr']);
    return new Map(files.map(({ url, revision }) => [url, revision]));
  };
  const before = await revisions();
  expect(before.get('/base/search/core.00112233.json')).toBeNull();
  await fs.writeFile(path.join(folder, 'docs/intro/index.html'), page('Changed'));
  const after = await revisions();
  const changed = [...after.keys()].filter((url) => after.get(url) !== before.get(url));
  expect(changed).toEqual(['/base/docs/intro']);
});
