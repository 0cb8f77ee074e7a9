import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { hosting, HASHED_FOLDERS, headersOf } from '../../sites/hosting/rules.ts';
import { MAX_VISITED_FILES, OFFLINE_BUDGET, VISITED_BUDGET } from '../../website/config/offline.ts';
import { resolveFile, siteDirectory } from '../support/built-site.ts';
import { allPaths } from '../support/routes.ts';

const SITE = siteDirectory();
const worker = readFileSync(path.join(SITE, 'sw.js'), 'utf8');
const urls = Array.from(worker.matchAll(/\burl:"([^"]+)",revision:/g), ([, url = '']) => url);
const files = urls.map((url) => resolveFile(SITE, url === '/' ? '/index.html' : url));

it('the service worker stores every page and the search, all of which exist', () => {
  expect(urls).toEqual(expect.arrayContaining(allPaths.map((page) => page.replace(/(?<=.)\/$/, ''))));
  expect(urls.filter((url) => url.startsWith('/search/')).length).toBeGreaterThan(1);
  expect(files.filter((file) => file === undefined)).toEqual([]);
});

// The docs say so, in MAINTAINING.md.
it('what it stores fits the budget, and is at most 5 MB to load with gzip', () => {
  const contents = files.map((file) => readFileSync(file!));
  expect(contents.reduce((sum, content) => sum + content.length, 0)).toBeLessThan(OFFLINE_BUDGET);
  const loaded = contents.reduce((sum, content) => sum + gzipSync(content, { level: 6 }).length, 0);
  expect(loaded).toBeLessThan(5_000_000);
});

// The docs say so, in MAINTAINING.md.
it('the largest files that are stored when a reader has loaded them fit their budget', () => {
  const [, list = '[]'] = /\boptional:(\[[^\]]*\])/.exec(worker) ?? [];
  const optional = JSON.parse(list) as string[];
  expect(optional.filter((url) => url.startsWith('/assets/type-checker/'))).toHaveLength(2);
  expect(optional.filter((url) => urls.includes(url))).toEqual([]);
  const sizes = optional.map((url) => statSync(path.join(SITE, url)).size).sort((a, b) => b - a);
  const total = sizes.slice(0, MAX_VISITED_FILES).reduce((sum, size) => sum + size, 0);
  expect(total).toBeGreaterThan(VISITED_BUDGET / 2);
  expect(total).toBeLessThan(VISITED_BUDGET);
});

it('optional large files and social cards are not stored', () => {
  expect(urls.filter((url) => /type-checker|\/assets\/app\/|\/cards\//.test(url))).toEqual([]);
});

it('hosts revalidate the worker and the web app manifest, which are in no folder of files with a hash', () => {
  for (const file of ['sw.js', 'manifest.webmanifest']) {
    expect(resolveFile(SITE, file)).toBe(path.join(SITE, file));
    expect(HASHED_FOLDERS.some((folder) => file.startsWith(`${folder}/`))).toBe(false);
  }
  expect(headersOf(hosting)['Cache-Control']).toContain('must-revalidate');
});
