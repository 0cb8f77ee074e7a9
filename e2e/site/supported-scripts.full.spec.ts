import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { runChecks } from 'es-check';
import { Linter } from 'eslint';
import compat from 'eslint-plugin-compat';
import { readScripts, type Script } from '../support/built-scripts.ts';
import { siteDirectory } from '../support/built-site.ts';
import { supportedBrowsers } from '../support/supported-browsers.ts';

/** Syntax and methods of the language that scripts use and a supported browser lacks. */
function findUnsupportedSyntax(scripts: readonly Script[]): string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'scripts-'));
  const origins = new Map(
    scripts.map(({ file, code }, index) => [path.join(folder, `${String(index)}.js`), { file, code }]),
  );
  for (const [copy, { code }] of origins) writeFileSync(copy, code);
  const check = { checkBrowser: true, checkFeatures: true, cache: false } as const;
  const files = [...origins.keys()];
  const { errors } = runChecks([{ ...check, files, browserslistQuery: supportedBrowsers.join() }], {});
  rmSync(folder, { recursive: true });
  return errors.map(({ file = '', err }) => `${origins.get(file)?.file ?? file}: ${err.message}`);
}

/** What some supported browsers lack, and what happens there. */
const GUARDED: Readonly<Record<string, string>> = {
  ClipboardItem: 'The text is copied as a string.',
  requestIdleCallback: 'A timer takes its place.',
  trustedTypes: 'The policy of a page has no Trusted Types.',
  'Intl.Segmenter': 'The editor moves its cursor by code point.',
  'navigator.scheduling': 'The editor and React yield to the browser by a timer.',
  'navigator.connection': 'The connection counts as fast.',
};

const config = {
  plugins: { compat },
  rules: { 'compat/compat': 'error' },
  settings: { targets: supportedBrowsers, lintAllEsApis: true },
  languageOptions: { ecmaVersion: 'latest', sourceType: 'script' },
  linterOptions: { noInlineConfig: true },
} as unknown as Linter.Config;

/** APIs of browsers that scripts use and a supported browser lacks. */
const findUnsupportedApis = (scripts: readonly Script[]) =>
  scripts.flatMap(({ file, code }) =>
    new Linter()
      .verify(code, [config])
      .map(({ message }) => ({ api: /^[\w.]+/.exec(message)?.[0] ?? '', use: `${file}: ${message}` })),
  );

test('no script uses syntax or a method of the language that a supported browser lacks', () => {
  const scripts = readScripts(siteDirectory());
  expect(scripts.length).toBeGreaterThan(100);
  expect(findUnsupportedSyntax(scripts)).toEqual([]);
});

test('no script uses an API that a supported browser lacks, unless it checks that it exists', () => {
  const found = findUnsupportedApis(readScripts(siteDirectory()));
  expect(found.filter(({ api }) => !(api in GUARDED))).toEqual([]);
  const used = new Set(found.map(({ api }) => api));
  expect(Object.keys(GUARDED).filter((api) => !used.has(api))).toEqual([]);
});

test('both checks find what a supported browser lacks', () => {
  const isNew = (code: string) => [{ file: 'new.js', code }];
  expect(findUnsupportedSyntax(isNew('Object.groupBy([], String);')).join()).toMatch(
    /^new\.js: .*ObjectGroupBy \(chrome 111 requires 117/,
  );
  expect(findUnsupportedSyntax(isNew('let a = ;'))).toHaveLength(1);
  expect(findUnsupportedApis(isNew('new CookieStore();')).map(({ api }) => api)).toEqual(['CookieStore']);
});
