import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultIdentity } from '@hookloom/identity';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
const GENERATED = /^(?:node_modules|build|dist|\.docusaurus)$/;

function filesBelow(folder: string): string[] {
  if (!existsSync(path.join(ROOT, folder))) return [];
  return readdirSync(path.join(ROOT, folder))
    .filter((name) => !GENERATED.test(name))
    .map((name) => `${folder}/${name}`)
    .flatMap((file) => (statSync(path.join(ROOT, file)).isDirectory() ? filesBelow(file) : [file]));
}

describe('the name of the product', () => {
  const { name, packages } = defaultIdentity;
  const { display, pascal, camel, slug, constant } = name;
  const word = new RegExp(slug, 'i');
  // Published code can't depend on the configured identity, so the name is in one file per package.
  const PUBLISHED_NAMES = ['packages/generator/src/product-names.ts', 'packages/cli/src/names.ts'];

  const sources = [
    'website',
    'scripts',
    'sites',
    'deploy',
    'bench',
    'packages/generator/src',
    'packages/cli/src',
  ]
    .flatMap(filesBelow)
    // Prose uses the default name, which the build replaces. Another test covers that.
    .filter(
      (file) =>
        /\.(?:[cm]?[jt]sx?|css|ya?ml|sh|conf|html|svg)$/.test(file) &&
        !/\.test\.tsx?$|(?:-queries|common-terms)\.ts$|^scripts\/reference\/examples\//.test(file),
    );

  it('appears only in the identity, in package names and in what the build renames', () => {
    const literal = (line: string) =>
      line
        .replace(/^import \{[^}]*\} from '@hookloom\/[\w/-]+';$/, '')
        .replaceAll(/@hookloom\/[\w/-]+/g, '')
        .replaceAll(/\brename\('[^']*'\)/g, '')
        .replace(/^\s*(?:\/\/|\/?\*).*/, '');
    const found = sources
      .filter((file) => !PUBLISHED_NAMES.includes(file))
      .flatMap((file) =>
        read(file)
          .split('\n')
          .map((line, i) => ({ place: `${file}:${i + 1}`, line })),
      )
      .filter(({ line }) => word.test(literal(line)));
    expect(sources.length).toBeGreaterThan(50);
    expect(found).toEqual([]);
  });

  it.each(PUBLISHED_NAMES)('matches the identity package in %s', (file) => {
    const forms = new Set<string>([display, pascal, camel, slug, constant, ...Object.values(packages)]);
    const literals = [...read(file).matchAll(/'([\w@/-]+)'/g)]
      .map(([, text = '']) => text)
      .filter((text) => word.test(text));
    expect(literals.length).toBeGreaterThan(0);
    expect(literals.filter((text) => !forms.has(text))).toEqual([]);
  });

  it.each(Object.entries(packages))('is in the name of the package %s', (folder, packageName) => {
    expect(JSON.parse(read(`packages/${folder}/package.json`))).toMatchObject({ name: packageName });
  });
});

describe('theme overrides', () => {
  const THEME = 'website/src/theme';
  const require = createRequire(path.join(ROOT, 'website/package.json'));
  const rootOf = (packageName: string) => path.dirname(require.resolve(`${packageName}/package.json`));
  const THEMES = [
    path.join(rootOf('@docusaurus/theme-classic'), 'lib/theme'),
    path.join(rootOf('@docusaurus/core'), 'lib/client/theme-fallback'),
  ];
  type Actions = Readonly<Record<string, 'safe' | 'unsafe' | 'forbidden'>>;
  const swizzle = require('@docusaurus/theme-classic/lib/getSwizzleConfig.js') as {
    default: () => { components: Readonly<Record<string, { actions: Actions }>> };
  };

  const files = filesBelow(THEME).filter((file) => /\.tsx?$/.test(file));
  const componentOf = (file: string) => file.slice(THEME.length + 1).replace(/(?:\/index)?\.tsx?$/, '');
  const rows = existsSync(path.join(ROOT, THEME, 'README.md'))
    ? [...read(`${THEME}/README.md`).matchAll(/^\| `([^`]+)` +\| (\w+) +\| (\w+) +\| (.+?) +\|$/gm)]
    : [];

  it.each(files.map(componentOf))('%s replaces a component of the installed theme', (component) => {
    const places = THEMES.flatMap((theme) =>
      [`${component}.js`, `${component}/index.js`].map((file) => path.join(theme, file)),
    );
    expect(places.some((place) => existsSync(place))).toBe(true);
  });

  it.each(files)('%s says in its first line what it changes', (file) => {
    expect(read(file)).toMatch(/^\/\/ (?:Wrap|Replaces?)\b.+: .+/);
  });

  it('each has a row in the README, and each row an override', () => {
    expect(rows.map(([, component]) => component).sort()).toEqual(files.map(componentOf).sort());
  });

  it('each row agrees with `docusaurus swizzle --list`, and has a reason', () => {
    const { components } = swizzle.default();
    for (const [, component = '', action = '', safety, why = ''] of rows) {
      expect(action, component).toMatch(/^(?:wrap|eject)$/);
      expect(safety, component).toBe(components[component]?.actions[action] ?? 'unsafe');
      expect(why.length, component).toBeGreaterThan(30);
    }
  });
});
