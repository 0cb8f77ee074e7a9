import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import vm from 'node:vm';
import { generateRouteFiles } from '@docusaurus/core/lib/server/codegen/codegenRoutes.js';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readPages } from './generated-pages';
import withoutPages from './without-pages-loader';

const plugin = { name: 'docs', id: 'default' };
const text = (path: string, source: string, others = {}) => ({
  path,
  component: '@theme/DocItem',
  plugin,
  exact: true,
  modules: { content: source },
  ...others,
});
const routes = [
  { path: '/playground', component: '@site/src/pages/playground.tsx', exact: true, plugin },
  text('/notes', '@site/src/pages/notes.md', { context: { plugin: '@generated/pages.json' } }),
  {
    path: '/docs',
    component: '@theme/DocRoot',
    plugin,
    routes: [
      text('/docs/intro', '@site/docs/intro.md', { sidebar: 'docs' }),
      text('/docs/caf%C3%A9/', '@site/docs/café/index.mdx', { sidebar: 'a "b"', custom: [1] }),
      text('/docs/old.html', '@site/docs/old.md'),
      text('/docs/data', '@site/docs/data.json'),
      text('/docs/:any', '@site/docs/any.md'),
      text('/docs/last', '@site/docs/last.md'),
    ],
  },
];

let folder: string;
const dependencies = new Set<string>();
const read = (file: string) => fs.readFile(path.join(folder, file), 'utf8');
const load = async (file: string, keepsDocs = false) =>
  withoutPages.call(
    {
      resourcePath: path.join(folder, file),
      getOptions: () => ({ keepsDocs }),
      addDependency: (other: string) => dependencies.add(path.basename(other)),
    },
    await read(file),
  );

beforeAll(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), 'generated-pages-'));
  // As Docusaurus writes them.
  await generateRouteFiles({ generatedFilesDir: folder, routes, baseUrl: '/' });
});
afterAll(() => fs.rm(folder, { recursive: true }));

it('finds the pages of the docs in what Docusaurus generates', () => {
  const pages = [...readPages(folder).values()];
  expect(pages.map(({ path: route, source, attributes }) => [route, source, attributes])).toEqual([
    ['/docs/intro', '@site/docs/intro.md', { sidebar: 'docs' }],
    ['/docs/caf%C3%A9/', '@site/docs/café/index.mdx', { sidebar: 'a "b"', custom: [1] }],
    ['/docs/last', '@site/docs/last.md', {}],
  ]);
});

it('the routes without them are valid, and have the others', async () => {
  const code = (await load('routes.js')).replace(/^import .*$/gm, '').replace('export default', '');
  expect(vm.runInNewContext(code, { ComponentCreator: String })).toMatchObject([
    { path: '/playground' },
    { path: '/notes' },
    { path: '/docs', routes: [{ path: '/docs/old.html' }, { path: '/docs/data' }, { path: '/docs/:any' }] },
    { path: '*' },
  ]);
});

it('the names of their chunks are dropped', async () => {
  const keys = Object.keys(JSON.parse(await load('routesChunkNames.json')) as object);
  expect([...dependencies].toSorted()).toEqual(['registry.js', 'routes.js', 'routesChunkNames.json']);
  expect(keys.map((key) => key.replace(/-[^-]+$/, ''))).toEqual([
    '/playground',
    '/notes',
    '/docs',
    '/docs/old.html',
    '/docs/data',
    '/docs/:any',
  ]);
});

it('their texts are imported where nothing loads them, and the rest of the registry stays', async () => {
  const [entries = '', imports = ''] = (await load('registry.js')).split('const pages =');
  expect(imports.match(/@site[^"]+/g)?.toSorted()).toEqual([
    '@site/docs/café/index.mdx',
    '@site/docs/intro.md',
    '@site/docs/last.md',
  ]);
  expect(entries).not.toContain('@site/docs/intro.md');
  expect(entries.match(/^ {2}"/gm)).toHaveLength((await read('registry.js')).match(/^ {2}"/gm)!.length - 3);
});

it('the docs that the navbar looks up have only the first one, unless other versions have the same', async () => {
  const version = (...docs: object[]) => ({ mainDocId: 'intro', docs });
  const intro = { id: 'intro', path: '/docs/intro' };
  const last = { id: 'last', path: '/docs/last' };
  const category = { id: '/category', path: '/docs/category' };
  const data = (...versions: object[]) => ({ 'docusaurus-plugin-content-docs': { default: { versions } } });
  const one = data(version(intro, last, category));
  const two = data(version(intro, last), version(last));
  const lean = async (given: object, keepsDocs?: boolean) => {
    await fs.writeFile(path.join(folder, 'globalData.json'), JSON.stringify(given));
    return JSON.parse(await load('globalData.json', keepsDocs)) as object;
  };
  expect(await lean(one)).toEqual(data(version(intro, category)));
  expect(await lean(one, true)).toEqual(one);
  expect(await lean(two)).toEqual(two);
  expect(await lean({ other: 1 })).toEqual({ other: 1 });
});
