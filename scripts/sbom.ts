/**
 * Writes the software bill of materials, in CycloneDX's format: each production dependency of the packages and the site,
 * with its version, license and hash. To `sbom.cdx.json`, or to the given file.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

interface Component {
  readonly 'bom-ref': string;
  readonly name: string;
  readonly properties?: readonly { readonly name: string }[];
}

interface Sbom {
  readonly metadata: { readonly component: Component };
  readonly components: readonly Component[];
  readonly dependencies: readonly { readonly ref: string; readonly dependsOn: readonly string[] }[];
}

interface Locked {
  readonly name?: string;
  readonly version: string;
  readonly dev?: boolean;
}

const [file = 'sbom.cdx.json'] = process.argv.slice(2);

// With `--omit=dev`, npm also omits packages that something else needs for development, such as React.
const text = execFileSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only'], {
  encoding: 'utf8',
  maxBuffer: 2 ** 26,
  shell: process.platform === 'win32',
});
const sbom = JSON.parse(text) as Sbom;

const { name, packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  readonly name: string;
  readonly packages: Readonly<Record<string, Locked>>;
};

// npm marks a package that is installed twice by the first place, which could be the one that only development needs.
const forProduction = new Set(
  Object.entries(packages)
    .filter(([, { dev }]) => !dev)
    .map(
      ([place, locked]) => `${locked.name ?? place.split('node_modules/').at(-1) ?? ''}@${locked.version}`,
    ),
);
const components = sbom.components
  .filter((component) => forProduction.has(component['bom-ref']))
  .map(({ properties = [], ...component }) => ({
    ...component,
    properties: properties.filter((property) => property.name !== 'cdx:npm:package:development'),
  }));
const root = sbom.metadata.component;
const listed = new Set([root, ...components].map((component) => component['bom-ref']));

const production = {
  ...sbom,
  // npm takes the name of the folder.
  metadata: { ...sbom.metadata, component: { ...root, name } },
  components,
  dependencies: sbom.dependencies
    .filter(({ ref }) => listed.has(ref))
    .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((each) => listed.has(each)) })),
};

writeFileSync(file, `${JSON.stringify(production, undefined, 2)}\n`);
console.log(`${file}: ${String(components.length)} production dependencies.`);
