/** Lists the licenses of all packages in the lockfile and fails if one isn't in the list of accepted licenses. */
import { readFileSync } from 'node:fs';

interface LockedPackage {
  readonly license?: string;
  readonly link?: boolean;
  readonly dev?: boolean;
}

/** Reviewed licenses that don't impose obligations on users of the packages. */
const ACCEPTED = new Set([
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'Zlib',
]);

/** Packages without a license in their manifest, with the license in their files. */
const REVIEWED: Readonly<Record<string, string>> = {
  'dictionary-en': 'MIT AND BSD-3-Clause',
  eval: 'MIT',
  format: 'MIT',
  'require-like': 'MIT',
  spawndamnit: 'MIT',
};

const packageName = (place: string) =>
  place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);

/** For `OR`, one accepted license is enough. For `AND`, all must be accepted. */
function isAccepted(license: string): boolean {
  const terms = license.replaceAll(/[()]/g, '');
  if (terms.includes(' OR ')) return terms.split(' OR ').some(isAccepted);
  return terms.split(' AND ').every((one) => ACCEPTED.has(one.trim()));
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, LockedPackage>;
};
const installed = Object.entries(packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && !link,
);

const byLicense = new Map<string, string[]>();
for (const [place, { license }] of installed) {
  const name = packageName(place);
  const key = REVIEWED[name] ?? license ?? 'none';
  byLicense.set(key, [...(byLicense.get(key) ?? []), name]);
}

for (const [license, names] of [...byLicense].sort(([, a], [, b]) => b.length - a.length)) {
  console.log(`${String(names.length).padStart(5)}  ${license}`);
  if (isAccepted(license)) continue;
  console.error(
    `       ${[...new Set(names)].join(', ')}: read it, and add it to scripts/licenses.ts or do without.`,
  );
  process.exitCode = 1;
}
