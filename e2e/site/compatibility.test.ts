import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { supportedBrowsers } from '../support/supported-browsers.ts';

const PAGE = 'website/docs/getting-started.mdx';
const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');

interface Manifest {
  readonly engines?: Readonly<Record<string, string>>;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}
const manifest = (folder: string) => JSON.parse(read(`${folder}package.json`)) as Manifest;
const lock = JSON.parse(read('package-lock.json')) as { packages: Record<string, { version?: string }> };

const repository = manifest('');
const react = manifest('packages/react/');
const generator = manifest('packages/generator/');
const react18 = manifest('packages/react/react-18/');
const samples = manifest('samples/');
const newApplication = manifest('e2e/packed/app/');
const workflow = read('.github/workflows/check.yml');

/** Versions in CI. Each manifest pins one. */
const run: Readonly<Record<string, readonly (string | undefined)[]>> = {
  React: [react18.dependencies?.['react'], react.devDependencies?.['react']],
  zod: [samples.devDependencies?.['zod']],
  TypeScript: [repository.devDependencies?.['typescript'], newApplication.devDependencies?.['typescript']],
  Node: [
    ...new Set(Array.from(workflow.matchAll(/\bnode(?:-version)?: (\d+)/g), ([, major]) => major)),
  ].toSorted(),
  Vite: [newApplication.devDependencies?.['vite']],
  esbuild: [generator.devDependencies?.['esbuild']],
};

const section = read(PAGE).split('{#compatibility}')[1]?.split('\n## ')[0] ?? '';
const rows = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .slice(2)
  .map((line) => line.split('|').map((cell) => cell.trim()));

it('says which systems CI runs', () => {
  const systems = new Set(Array.from(workflow.matchAll(/\bos: (\w+)-latest/g), ([, system]) => system));
  expect([...systems].toSorted()).toEqual(['macos', 'ubuntu', 'windows']);
  expect(section).toContain('CI runs the packages on Linux, macOS and Windows.');
});

it('the table in Getting started has each of them, and nothing else', () => {
  expect(rows.map(([, name]) => name)).toEqual(Object.keys(run));
});

it.each(Object.entries(run))('says which versions of %s CI runs', (name, versions) => {
  const written = rows.find((row) => row[1] === name)?.[3];
  expect(written, `${PAGE}, row ${name}: write "${versions.join(', ')}" into the last column`).toBe(
    versions.join(', '),
  );
});

it.each([
  ['React', react.peerDependencies?.['react'], /^>=(\S+)$/],
  ['Node', repository.engines?.['node'], /^>=(\S+)$/],
  ['Node', manifest('packages/cli/').engines?.['node'], /^>=(\S+)$/],
] as const)('says the range of %s that the packages declare, %s', (name, range = '', form) => {
  const least = form.exec(range)?.[1] ?? expect.fail(`the range ${range} has another form`);
  const written = rows.find((row) => row[1] === name)?.[2];
  expect(written, `${PAGE}, row ${name}: write "${least} or later" into the second column`).toMatch(
    new RegExp(`^${least.replaceAll('.', '\\.')} or later`),
  );
});

it.each([
  ['react', run['React']?.[1]],
  ['react-18/node_modules/react', run['React']?.[0]],
  ['zod', run['zod']?.[0]],
  ['typescript', run['TypeScript']?.[0]],
  ['esbuild', run['esbuild']?.[0]],
])('what the lockfile installs as %s is what its manifest pins', (path, version) => {
  expect(lock.packages[`node_modules/${path}`]?.version).toBe(version);
});

it('the list of browsers that the site supports is the one that it is built for', () => {
  const names = {
    chrome: 'Chrome',
    edge: 'Edge',
    firefox: 'Firefox',
    safari: 'Safari',
    ios_saf: 'Safari on iOS',
  };
  const table = read('website/docs/guides/accessibility.md').split('{#browsers}')[1]?.split('\n## ')[0] ?? '';
  const written = Array.from(table.matchAll(/^\| ([\w ]+?) +\| ([\d.]+) +\|$/gm), ([, name, version]) => [
    name,
    version,
  ]);
  const built = supportedBrowsers.map((query) => {
    const [browser = '', version] = query.split(' >= ');
    return [names[browser as keyof typeof names], version];
  });
  expect(written).toEqual(built);
});
