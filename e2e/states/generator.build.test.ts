import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));

it('the generator and each of its packages are pinned to exactly 3.8.1 and installed in that version', () => {
  type Manifest = { dependencies: Record<string, string>; devDependencies: Record<string, string> };
  const { dependencies, devDependencies } = readJson('website/package.json') as Manifest;
  const packages = Object.entries({ ...dependencies, ...devDependencies }).filter(([name]) =>
    name.startsWith('@docusaurus/'),
  );
  expect(packages.length).toBeGreaterThan(3);
  for (const [name, version] of packages) {
    expect(`${name} ${version}`).toBe(`${name} 3.8.1`);
    expect(readJson(`node_modules/${name}/package.json`)).toMatchObject({ version: '3.8.1' });
  }
});

it('the built docs have one version, labeled Next, with the sidebar docs and breadcrumbs, below /docs', () => {
  type Docs = {
    path: string;
    breadcrumbs: boolean;
    versions: { label: string; mainDocId: string; sidebars: Record<string, { link: { path: string } }> }[];
  };
  const data = readJson('website/.docusaurus/globalData.json') as {
    'docusaurus-plugin-content-docs': { default: Docs };
  };
  const { path: base, breadcrumbs, versions } = data['docusaurus-plugin-content-docs'].default;
  expect({ base, breadcrumbs }).toEqual({ base: '/docs', breadcrumbs: true });
  expect(versions.map(({ label }) => label)).toEqual(['Next']);
  expect(versions[0]?.mainDocId).toBe('intro');
  expect(Object.keys(versions[0]?.sidebars ?? {})).toEqual(['docs', 'guides']);
  expect(versions[0]?.sidebars['docs']?.link.path).toBe('/docs/intro');
});

it('the built site has one locale, en, from left to right', () => {
  type Locales = {
    locales: string[];
    localeConfigs: Record<string, { direction: string; htmlLang: string }>;
  };
  const { locales, localeConfigs } = readJson('website/.docusaurus/i18n.json') as Locales;
  expect(locales).toEqual(['en']);
  expect(localeConfigs).toMatchObject({ en: { direction: 'ltr', htmlLang: 'en' } });
});
