import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { run } from './run.ts';

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides?: Readonly<Record<string, string>>;
}

/** The command of the docs that creates an app with Vite. */
export const createCommand = (name: string): string =>
  `npm create vite@latest ${name} -- --template react-ts --no-interactive`;

/** Dependencies of the template that `app/package.json` does not have. */
const PINNED = { oxlint: '1.94.0', '@types/node': '24.19.2' };

const readManifest = async (file: string | URL) => JSON.parse(await readFile(file, 'utf8')) as Manifest;

/**
 * Creates an app with Vite's template in the workspace and installs it. Versions are fixed, so that a release of today
 * doesn't change the result, and so that they run on Node 20.19.
 *
 * @throws Error if the template has a dependency without a fixed version.
 */
export async function createApp(name: string, signal: AbortSignal): Promise<void> {
  const workspace = inject('workspace');
  const env = { npm_config_yes: 'true' };
  await run(createCommand(name).replace('@latest', '@9.3.0'), workspace, { signal, env });
  await fixVersions(join(workspace, name, 'package.json'));
  await run('npm install', join(workspace, name), { signal });
}

async function fixVersions(file: string): Promise<void> {
  const manifest = await readManifest(file);
  const known = await readManifest(new URL('app/package.json', import.meta.url));
  const versions: Record<string, string> = { ...known.dependencies, ...known.devDependencies, ...PINNED };
  const fixed = (dependencies: Readonly<Record<string, string>>) =>
    Object.fromEntries(
      Object.keys(dependencies).map((name) => {
        const version = versions[name];
        if (version === undefined) throw new Error(`Vite's template depends on ${name}: fix its version.`);
        return [name, version];
      }),
    );
  const dependencies = fixed(manifest.dependencies);
  const devDependencies = fixed(manifest.devDependencies);
  const { overrides } = known;
  await writeFile(file, JSON.stringify({ ...manifest, dependencies, devDependencies, overrides }, null, 2));
}
