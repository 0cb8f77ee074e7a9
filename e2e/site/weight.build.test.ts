import fs from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { docsPaths } from '../support/routes.ts';

/** The size of each script's modules: `website/plugins/module-sizes`. */
type ModuleSizes = Readonly<Record<string, readonly (readonly [module: string, bytes: number])[]>>;

/** Pages of the docs, and what each page has in its HTML: `website/src/navigation/page-group.ts`. */
interface PageGroup {
  readonly pages: readonly (readonly [path: string, script: string])[];
}
interface PageData {
  readonly own: readonly PageGroup[];
}

const build = path.resolve(import.meta.dirname, '../../website/build');
const read = (file: string) => fs.readFileSync(path.join(build, file), 'utf8');

/** The URLs of the scripts that a page runs or preloads. */
const scriptsOf = (html: string) =>
  new Set([...html.matchAll(/(?:src|href)="?(\/assets\/js\/[^\s">]+\.js)/g)].map(([, url = '']) => url));

const linkedStylesOf = (html: string) =>
  Array.from(html.matchAll(/<link rel=stylesheet href=([^\s>]+)/g), ([, url = '']) => url);

const inlineStylesOf = (html: string) =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, css = '']) => css).join('');

const moduleSizes = JSON.parse(
  fs.readFileSync(path.resolve(build, '../.docusaurus/module-sizes.json'), 'utf8'),
) as ModuleSizes;

/** The largest modules of some scripts, with their bytes before they are minified. */
const largestModules = (scripts: readonly string[]) =>
  scripts
    .flatMap((script) => moduleSizes[script.slice(1)] ?? [])
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 20)
    .map(([module, bytes]) => `${String(bytes).padStart(8)} ${module}`)
    .join('\n');

const sizes = new Map<string, number>();

/** A file's size with brotli. The pages share most scripts. */
function sizeOf(file: string): number {
  const size = sizes.get(file) ?? brotliCompressSync(read(file)).length;
  sizes.set(file, size);
  return size;
}

// What the pages may weigh with brotli, in bytes.
it.each([
  ['index.html', 100_600],
  ['docs/intro/index.html', 115_200],
  // With a state lab, which weighs less than 2,000 bytes before it starts.
  ['docs/react/api/stateful-hook/index.html', 118_500],
  ['404.html', 96_200],
  ['break-the-contract/index.html', 153_200],
])('the scripts and the styles of %s are less than %i bytes with brotli', (page, limit) => {
  const html = read(page);
  const files = [...scriptsOf(html), ...linkedStylesOf(html)];
  expect(files.length).toBeGreaterThan(1);
  const inlineStyles = brotliCompressSync(inlineStylesOf(html)).length;
  const size = files.reduce((total, file) => total + sizeOf(file), inlineStyles);
  const largest = largestModules(files);
  expect(largest).toContain('react-dom');
  expect(size, `The largest modules, before they are minified:\n${largest}\n`).toBeLessThan(limit);
});

// An alias for a module that a package no longer imports has no effect.
it.each([
  'plugins/highlight-code/prism-stub.ts',
  'plugins/lean-client/completion-stub.ts',
  'plugins/lean-client/head-after-hydration.tsx',
  'plugins/lean-client/prefetch-once.ts',
  'plugins/lean-client/prop-types-stub.ts',
  'plugins/lean-client/tslib-stub.ts',
  'plugins/lean-client/window-size.ts',
  'src/components/StateLab/StaticLab.client.tsx',
  'src/navigation/PendingNavigation.ts',
  'src/navigation/prefetch-page.ts',
  'src/navigation/preload-page.ts',
  'src/navigation/preload-route.ts',
])("%s is in a script instead of a package's module", (file) => {
  const modules = Object.values(moduleSizes).flatMap((list) => list.map(([name]) => name));
  expect(modules).toContain(`./${file}`);
});

it('the scripts have one React, the lighter one', () => {
  const modules = Object.values(moduleSizes).flatMap((list) => list.map(([name]) => name));
  const reacts = new Set(modules.filter((name) => /^react(?:-dom)?\/cjs\//.test(name)));
  expect([...reacts].toSorted()).toEqual([
    'react-dom/cjs/react-dom.production.min.js',
    'react/cjs/react-jsx-runtime.production.min.js',
    'react/cjs/react.production.min.js',
  ]);
});

it('no style depends on the class that Docusaurus sets while the keyboard is used', () => {
  const styles = fs.readdirSync(path.join(build, 'assets/css'));
  expect(styles.length).toBeGreaterThan(0);
  const found = styles.filter((file) => read(`assets/css/${file}`).includes('navigation-with-keyboard'));
  expect(found).toEqual([]);
});

it('the scripts of all pages stay as they are when a page is added: they have nothing of a page of the docs', () => {
  const [file = ''] = fs
    .readdirSync(path.join(build, 'assets'))
    .filter((name) => /^pages\..+\.json$/.test(name));
  const scripts = (JSON.parse(read(`assets/${file}`)) as PageGroup[]).flatMap(({ pages }) =>
    pages.map(([, script]) => script.replace(/\..*/, '')),
  );
  expect(scripts.length).toBeGreaterThan(docsPaths.length - 1);
  for (const url of scriptsOf(read('404.html')))
    expect(
      scripts.filter((script) => read(url).includes(script)),
      url,
    ).toEqual([]);
});

it('each page of the docs has what it takes to hydrate it, without the file with all pages', () => {
  const own = docsPaths.map((page) => {
    const [, data = '{}'] = / id=page-data>(.*?)<\/script>/.exec(read(`${page}/index.html`)) ?? [];
    return (JSON.parse(data) as PageData).own.flatMap(({ pages }) => pages.map(([path]) => path));
  });
  expect(own).toEqual(docsPaths.map((page) => [page]));
});

it('the fonts, which a wide screen loads before the scripts, are less than 50,000 bytes', () => {
  const fonts = fs.readdirSync(path.join(build, 'assets/fonts'));
  expect(fonts.map((name) => name.replace(/-latin.*/, '')).toSorted()).toEqual([
    'atkinson-hyperlegible-next',
    'familjen-grotesk',
    'sometype-mono',
  ]);
  const weights = fonts.map((name) => fs.statSync(path.join(build, 'assets/fonts', name)).size);
  expect(weights.reduce((total, size) => total + size)).toBeLessThan(50_000);
});

it.each([
  'ssrTemplate',
  'pluginVersions',
  '@site/docs/intro.md',
  '__asyncGenerator',
  'getDerivedStateFromProps:',
  'initialEntries',
  'noslash',
])('the main script is without %s, which no page uses', (text) => {
  const [main = ''] = [...scriptsOf(read('404.html'))].filter((url) => url.includes('/main.'));
  expect(read(main)).not.toContain(text);
});

it('the content of home is in its HTML, and not put there by a script', () => {
  const html = read('index.html');
  expect(html.indexOf('<h1')).toBeGreaterThan(html.indexOf('<main'));
  expect(html.indexOf('<h1')).toBeLessThan(html.indexOf('</main>'));
});
