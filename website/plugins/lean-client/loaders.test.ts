import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, it } from 'vitest';
import afterHydration from './after-hydration-loader';
import drop from './drop-loader';
import jsonModule from './json-module-loader';
import nativeContext from './native-context-loader';
import navbarItems from './navbar-items-loader';
import { navbarTypes } from './navbar-types';
import registry from './registry-loader';
import yamlReader from './yaml-reader-loader';

const dropScripts = (source: string) => drop.call({ getOptions: () => ({ names: ['scripts'] }) }, source);

it.each([
  ['JSON', '{"title":"A","scripts":["b"]}', '{"title":"A"}'],
  [
    'a module with a comment',
    '/* {"x"} */\nexport default {\n  "title": "/* A */",\n  "scripts": []\n};\n',
    '/* {"x"} */\nexport default {"title":"/* A */"};\n',
  ],
  ['a property of the same name further inside', '{"a":{"scripts":1}}', '{"a":{"scripts":1}}'],
])('drops a property from %s', (_, source, kept) => {
  expect(dropScripts(source)).toBe(kept);
});

it("keeps each chunk's loader without its path and id", () => {
  const load = '() => import(/* webpackChunkName: "a1" */ "@site/docs/it\\"s.md")';
  const entry = (rest: string) => `  "a1": [${load}${rest}],\n`;
  const full = entry(', "@site/docs/it\\"s.md", require.resolveWeak("@site/docs/it\\"s.md")');
  expect(registry(`export default {\n${full}${full}};`)).toBe(`export default {\n${entry('')}${entry('')}};`);
});

it("puts the name of a route's plugin into the main script", () => {
  const load = (comment: string) =>
    `() => import(/* ${comment} */ "@generated/docusaurus-plugin-content-docs/default/__plugin.json")`;
  expect(registry(load('webpackChunkName: "a1"'))).toBe(load('webpackMode: "eager"'));
});

it('makes a module of JSON, whose keys can have a special meaning in JavaScript', async () => {
  const json = '{ "__proto__": { "a": "\u2028`${b}" } }';
  const url = `data:text/javascript,${encodeURIComponent(jsonModule(json))}`;
  const { default: value } = (await import(/* @vite-ignore */ url)) as { default: unknown };
  expect(JSON.stringify(value)).toBe(JSON.stringify(JSON.parse(json)));
});

it('drops the context of the installed React Router', () => {
  const entry = createRequire(import.meta.url).resolve('react-router/esm/react-router.js');
  expect(nativeContext(readFileSync(entry, 'utf8'))).toContain('var createContext = React.createContext;');
  expect(() => nativeContext('React.createContext')).toThrow('adapt native-context-loader.js');
});

it('replaces what writes YAML by what writes a key as JSON, and fails if a module exports nothing', () => {
  expect(yamlReader('const a = 1;\nexport { createStringifyContext, stringify };\n')).toBe(
    'export const createStringifyContext = () => ({});\nexport const stringify = (value) => JSON.stringify(value);',
  );
  expect(() => yamlReader('export default 1;')).toThrow('adapt yaml-reader-loader.js');
});

it("keeps the types of navbar items that are used, in the installed theme's list", () => {
  const theme = path.dirname(
    createRequire(import.meta.url).resolve('@docusaurus/theme-classic/package.json'),
  );
  const source = readFileSync(path.join(theme, 'lib/theme/NavbarItem/ComponentTypes.js'), 'utf8');
  const keep = (text: string) =>
    navbarItems.call({ getOptions: () => ({ types: ['default', 'docSidebar'] }) }, text);
  expect(
    [...keep(source).matchAll(/^import (\w+)|^ {2}(\w+:)/gm)].map(([, name, type]) => name ?? type),
  ).toEqual(['DefaultNavbarItem', 'DocSidebarNavbarItem', 'default:', 'docSidebar:']);
  expect(() => keep('export default {}')).toThrow('adapt navbar-items-loader.js');
});

it('lists the types of navbar items, also of those in dropdowns', () => {
  const items = [{ to: '/' }, { type: 'default', items: [{ type: 'doc' }] }, { type: 'html' }, { to: '/a' }];
  expect(navbarTypes(items)).toEqual(['default', 'dropdown', 'doc', 'html']);
});

it('renders what differs in a browser as a transition, with the installed Docusaurus', () => {
  const core = path.dirname(createRequire(import.meta.url).resolve('@docusaurus/core/package.json'));
  const source = readFileSync(path.join(core, 'lib/client/browserContext.js'), 'utf8');
  expect(afterHydration(source)).toContain('startTransition(() => setIsBrowser(true));');
  expect(() => afterHydration('setIsBrowser(!0)')).toThrow('adapt after-hydration-loader.js');
});
