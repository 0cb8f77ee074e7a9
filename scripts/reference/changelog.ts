import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { publishedPackages } from '../published-packages.ts';
import type { Section } from './regions.ts';

const CHANGESETS = '.changeset';

/** A changeset: front matter with the packages it changes, and what it says to their users. */
const CHANGESET = /^---\n([^]*?)---\n([^]*)$/;

/** Text below a bullet, so that its paragraphs stay part of it. */
const toBullet = (text: string) => `- ${text.trim().replace(/\n(?=.)/g, '\n  ')}`;

/** A changeset as a bullet that begins with its packages. */
export function formatChangeset(text: string): string {
  const [, head = '', body = ''] = CHANGESET.exec(text) ?? [];
  const packages = [...head.matchAll(/^['"]?([^'":\n]+)['"]?: *\w+$/gm)].map(([, name]) => `\`${name}\``);
  if (!packages.length || !body.trim())
    throw new Error(`this changeset names no package or says nothing:\n${text}`);
  return toBullet(`${packages.join(', ')}: ${body.trim()}`);
}

/**
 * Puts the releases of a package's changelog below headings of level 3, and their parts in bold.
 *
 * @param name - the package, or nothing for the site.
 * @param markdown - as `changeset version` writes it: a heading with the name, then one for each version.
 */
export function formatReleases(name: string, markdown: string): string {
  return markdown
    .replace(/^# .*\n+/, '')
    .replace(/^### (.*)$/gm, '**$1**')
    .replace(
      /^## (.*)$/gm,
      (_, version: string) => `### ${`${name} ${version}`.trim()} {#${toId(`${name || 'site'}-${version}`)}}`,
    )
    .trim();
}

const toId = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/** The changelog of the repository, without its title. */
const formatSite = (markdown: string) => formatReleases('', markdown);

const readChangesets = () =>
  readdirSync(CHANGESETS)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .sort()
    .map((file) => formatChangeset(readFileSync(`${CHANGESETS}/${file}`, 'utf8')));

const subjects: ReadonlyMap<string, () => string> = new Map([
  ['unreleased', () => readChangesets().join('\n') || 'Nothing since the last release.'],
  [
    'packages',
    () =>
      publishedPackages
        .map(({ folder, name }) => ({ file: `${folder}/CHANGELOG.md`, name }))
        .filter(({ file }) => existsSync(file))
        .map(({ file, name }) => formatReleases(name, readFileSync(file, 'utf8')))
        .join('\n\n') || 'No version has been released yet.',
  ],
  ['site', () => formatSite(readFileSync('CHANGELOG.md', 'utf8'))],
]);

/** What changed: in the packages since their last release (`unreleased`), in each release (`packages`), and in the repository (`site`). */
export const changelog: Section = ({ subject }) => {
  const write = subjects.get(subject);
  if (!write) throw new Error(`"${subject}" has no changelog; use ${[...subjects.keys()].join(', ')}.`);
  return write();
};
