import { cp, mkdir, readFile, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { typeInto, withApplication } from './session.ts';

const FILES = fileURLToPath(new URL('../monorepo', import.meta.url));

/** The files of the page about monorepos, and where they belong. */
const PLACES = {
  'workspace.json': 'package.json',
  'api-package.json': 'packages/api/package.json',
  'api-config.json': 'packages/api/hookloom.config.json',
  'turbo.json': 'turbo.json',
  'nx-project.json': 'packages/api/project.json',
};

const web = { name: 'web', private: true, type: 'module', dependencies: { '@acme/api': '*' } };
const page = `import { isSuccess } from '@hookloom/react';
import { useGetPetById } from '@acme/api/petstore';

export function PetName() {
  const [state] = useGetPetById({ path: { petId: 1 }, fetchOnMount: true });
  return isSuccess(state) ? state.data.name : null;
}

// @ts-expect-error: The path has no petId.
export const usePet = () => useGetPetById({ path: {}, fetchOnMount: true });
`;
const compilerOptions = {
  strict: true,
  noEmit: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  skipLibCheck: true,
};

interface Monorepo {
  readonly read: (file: string) => Promise<string>;
  /** Runs a line in a shell at the root, and returns its output. */
  readonly type: (line: string) => Promise<string>;
}

/** A monorepo with the files of the page, a server with a spec, and an app. It is installed as npm links workspaces. */
export function withMonorepo<T>(use: (monorepo: Monorepo) => Promise<T>): Promise<T> {
  return withApplication(async (root) => {
    const write = (file: string, content: unknown) =>
      writeFile(
        path.join(root, file),
        typeof content === 'string' ? content : JSON.stringify(content, null, 2),
      );
    for (const folder of ['apps/server', 'apps/web/src', 'packages/api', 'node_modules/@acme'])
      await mkdir(path.join(root, folder), { recursive: true });
    for (const [file, place] of Object.entries(PLACES))
      await cp(path.join(FILES, file), path.join(root, place));
    await cp(path.join(root, 'petstore.yaml'), path.join(root, 'apps/server/openapi.yaml'));
    await write('apps/web/package.json', web);
    await write('apps/web/tsconfig.json', { compilerOptions, include: ['src'] });
    await write('apps/web/src/pet-name.tsx', page);
    await symlink(path.join(root, 'packages/api'), path.join(root, 'node_modules/@acme/api'));
    return use({
      read: (file) => readFile(path.join(root, file), 'utf8'),
      type: (line) => typeInto(root, line),
    });
  });
}
