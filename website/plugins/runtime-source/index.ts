import fs from 'node:fs/promises';
import path from 'node:path';
import { renamer, type Identity } from '@hookloom/identity';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Runtime } from '@hookloom/playground';
import { recordPetstore } from '@hookloom/playground/recorded';

/** Where it is written. The dev server and the build both serve it. */
export const RUNTIME_DIRECTORY = '.docusaurus/runtime-source';

interface Manifest {
  readonly version: string;
  readonly license: string;
  readonly imports: { readonly '#provider': { readonly default: string } };
}

const MANIFEST = require.resolve('@hookloom/react/package.json');

interface Options {
  readonly identity: Identity;
  /** Whether the packages are in the npm registry. */
  readonly isReleased: boolean;
}

/**
 * Writes what a project from the playground needs of the runtime: the version to install, or, as long as it isn't in the
 * registry, its source, which is a package in the project.
 */
export default function runtimeSource({ siteDir }: LoadContext, options: Options): Plugin {
  return {
    name: 'runtime-source',
    async loadContent() {
      const directory = path.join(siteDir, RUNTIME_DIRECTORY, 'playground');
      const runtime = await readRuntime(options);
      await fs.mkdir(directory, { recursive: true });
      await fs.writeFile(path.join(directory, 'runtime.json'), JSON.stringify(runtime));
    },
    // What the playground shows first, so that the page opens without the generator.
    async contentLoaded({ actions }) {
      const { name, packages } = options.identity;
      const recorded = await recordPetstore({ ...name, reactPackage: packages.react });
      await actions.createData('petstore.json', JSON.stringify(recorded));
    },
  };
}

async function readRuntime({ identity, isReleased }: Options): Promise<Runtime> {
  const { version, license, imports } = JSON.parse(await fs.readFile(MANIFEST, 'utf8')) as Manifest;
  if (isReleased) return { version };
  const manifest = {
    name: identity.packages.react,
    version,
    license,
    type: 'module',
    sideEffects: false,
    imports: { '#provider': imports['#provider'].default },
    exports: { '.': './src/index.ts', './generated': './src/generated.ts', './checks': './src/checks.ts' },
    peerDependencies: { react: '>=18.2' },
  };
  const rename = renamer(identity.name);
  const sources = await readSources(path.dirname(MANIFEST));
  const files = [['package.json', `${JSON.stringify(manifest, undefined, 2)}\n`], ...sources];
  return { files: Object.fromEntries(files.map((file) => file.map(rename))) as Record<string, string> };
}

/** The modules for browsers, without tests. */
async function readSources(folder: string): Promise<[string, string][]> {
  const found = await fs.readdir(path.join(folder, 'src'), { recursive: true });
  const paths = found
    .map((file) => `src/${file.replaceAll('\\', '/')}`)
    .filter((file) => /^src\/(?:(?:core|react|checks)\/)?[\w.-]+\.ts$/.test(file))
    .filter((file) => !/\.(?:server|test|test-d)\.ts$/.test(file))
    .sort();
  return Promise.all(
    paths.map(async (file): Promise<[string, string]> => [
      file,
      await fs.readFile(path.join(folder, file), 'utf8'),
    ]),
  );
}
