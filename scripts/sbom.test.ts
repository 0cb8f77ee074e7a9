import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';

interface Locked {
  readonly name?: string;
  readonly version: string;
  readonly link?: boolean;
  readonly resolved?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

interface Component {
  readonly 'bom-ref': string;
  readonly hashes?: readonly object[];
}

const folder = mkdtempSync(path.join(tmpdir(), 'sbom-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = path.join(folder, 'sbom.json');
execFileSync('npx', ['tsx', 'scripts/sbom.ts', file], { stdio: 'pipe', shell: process.platform === 'win32' });
const { bomFormat, components, dependencies, metadata } = JSON.parse(readFileSync(file, 'utf8')) as {
  readonly bomFormat: string;
  readonly metadata: { readonly component: { readonly name: string } };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
};
const refs = components.map((component) => component['bom-ref']);

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly packages: Readonly<Record<string, Locked>>;
};

/** The place of what a package imports by name, as Node finds it. */
function resolve(place: string, name: string): string | undefined {
  const found = path.posix.join(place, 'node_modules', name);
  if (packages[found]) return packages[found].link ? packages[found].resolved : found;
  return place === '' ? undefined : resolve(path.posix.dirname(place).replace(/^\.$/, ''), name);
}

/** Finds what a package needs, and what that needs. */
function addDependencies(place: string, found: Set<string>): Set<string> {
  const { dependencies = {}, optionalDependencies = {} } = packages[place] ?? {};
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const dependency = resolve(place, name);
    if (dependency === undefined || found.has(dependency)) continue;
    found.add(dependency);
    addDependencies(dependency, found);
  }
  return found;
}

const refOf = (place: string) => {
  const { name, version } = packages[place]!;
  return `${name ?? place.split('node_modules/').at(-1)!}@${version}`;
};

const places = ['packages/react', 'packages/generator', 'packages/cli', 'packages/playground', 'website'];
const production = [...new Set(places.flatMap((place) => [...addDependencies(place, new Set())]))];

it('the bill of materials has each production dependency of the packages and the site, with its hash', () => {
  const external = production.filter((place) => place.includes('node_modules/')).map(refOf);
  expect(bomFormat).toBe('CycloneDX');
  expect(external).toEqual(
    expect.arrayContaining([expect.stringMatching(/^react-dom@/), expect.stringMatching(/^yaml@/)]),
  );
  expect(external.filter((ref) => !refs.includes(ref))).toEqual([]);
  const withHash = new Set(components.filter(({ hashes }) => hashes).map((each) => each['bom-ref']));
  expect(external.filter((ref) => !withHash.has(ref))).toEqual([]);
});

it('it has no tools, and no folder of the machine that wrote it', () => {
  expect(refs.filter((ref) => /^(?:vitest|eslint|@playwright\/test|prettier)@/.test(ref))).toEqual([]);
  expect(metadata.component.name).toBe(packages['']?.name);
});

it('what a dependency depends on is in it, too', () => {
  const depended = new Set(dependencies.flatMap(({ dependsOn }) => dependsOn));
  expect([...depended].filter((ref) => !refs.includes(ref))).toEqual([]);
});
