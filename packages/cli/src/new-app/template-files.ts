import { basename } from 'node:path';
import { names } from '../names.js';
import { version } from '../version.js';

type Manifest = {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  [key: string]: unknown;
};

/**
 * The files of a new app, by path.
 *
 * @param tarballs - the folder that the product's packages are installed from, relative to the app; the registry by default
 */
export async function templateFiles(folder: string, tarballs?: string): Promise<Record<string, string>> {
  const { default: template } = await import('./template.json', { with: { type: 'json' } });
  const { gitignore, 'package.json': manifest, ...files } = template;
  return {
    ...files,
    // npm leaves out files with this name when it packs.
    '.gitignore': gitignore,
    'package.json': withPackages(JSON.parse(manifest) as Manifest, folder, tarballs),
  };
}

function withPackages(manifest: Manifest, folder: string, tarballs: string | undefined): string {
  const from = (name: string) =>
    tarballs === undefined
      ? `^${version}`
      : `file:${tarballs}/${name.replace('@', '').replace('/', '-')}.tgz`;
  const runtime = `@${names.slug}/react`;
  const app = {
    ...manifest,
    name: packageName(basename(folder)),
    dependencies: sorted({ ...manifest.dependencies, [runtime]: from(runtime) }),
    devDependencies: sorted({ ...manifest.devDependencies, [names.slug]: from(names.slug) }),
  };
  return `${JSON.stringify(app, undefined, 2)}\n`;
}

const sorted = (dependencies: Record<string, string>) =>
  Object.fromEntries(Object.entries(dependencies).sort(([one], [other]) => (one < other ? -1 : 1)));

/** A name that npm accepts, from the name of a folder. */
export function packageName(folder: string): string {
  const name = folder
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 214);
  // npm refuses a package that depends on another of its own name.
  return name === '' || name === names.slug ? 'app' : name;
}
