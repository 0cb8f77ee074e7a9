import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import { it } from './support/fixtures.js';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

const versions = (names: string[]) =>
  names.map((name) => {
    const manifest = readFileSync(`${repository}/node_modules/${name}/package.json`, 'utf8');
    return `${name}@${(JSON.parse(manifest) as { version: string }).version}`;
  });

const card = `import { useGetPetById, type Pet } from './hookloom/petstore';

export function PetCard({ petId }: { petId: number }) {
  const [state, execute] = useGetPetById({ path: { petId }, fetchOnMount: true });
  if (state.state === 'success') return <h2>{state.data.name satisfies Pet['name']}</h2>;
  if (state.state !== 'error') return <p>Loading</p>;
  const isUnknown = state.error.kind === 'http' && state.error.status === 404;
  return <button onClick={() => void execute()}>{isUnknown ? 'Unknown' : 'Try again'}</button>;
}
`;

const compilerOptions = {
  target: 'ES2022',
  module: 'ESNext',
  moduleResolution: 'Bundler',
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
  jsx: 'react-jsx',
  strict: true,
  noUncheckedIndexedAccess: true,
  exactOptionalPropertyTypes: true,
  verbatimModuleSyntax: true,
  noEmit: true,
};

it('the packed packages, installed together, generate code that compiles under strict', async ({
  project,
}) => {
  const env = Object.fromEntries(Object.entries(process.env).filter(([key]) => !key.startsWith('npm_')));
  const step = async (command: string, ...args: string[]) => {
    const { stdout } = await run(command, args, { cwd: project.folder, env });
    return stdout;
  };
  const tarball = (name: string) => `./tarballs/${name}.tgz`;
  await run('npx', ['tsx', 'scripts/pack.ts', project.path('tarballs')], { cwd: repository, env });
  project.write('package.json', { private: true, type: 'module' });
  project.write('tsconfig.json', { compilerOptions, include: ['src'] });
  project.write('src/pet-card.tsx', card);

  const install = ['install', '--prefer-offline', '--no-audit', '--no-fund'];
  await step('npm', ...install, tarball('hookloom-react'), ...versions(['zod', 'react']));
  const tools = versions(['typescript', '@types/react']);
  await step('npm', ...install, '--save-dev', tarball('hookloom-generator'), tarball('hookloom'), ...tools);

  const hookloom = (...args: string[]) => step('npx', '--no-install', 'hookloom', ...args);
  expect(await hookloom('init')).toContain('Wrote');
  await hookloom('sources', 'add', `${repository}/samples/petstore.yaml`, '--id', 'petstore');
  expect(await hookloom('sync')).toContain('petstore: saved');
  expect(await hookloom('generate')).toContain('petstore: wrote');
  expect(await hookloom('generate', '--check')).toContain('is current');
  expect(await hookloom('view', 'getPetById')).toContain('useGetPetById');
  const { $schema } = JSON.parse(project.read('hookloom.config.json')) as { $schema: string };
  expect(project.has($schema)).toBe(true);
  await step('npx', '--no-install', 'tsc', '-p', '.');
});
