import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openApp } from './open-app.ts';
import { PetServer } from './pet-server.ts';
import { readFences } from './read-fences.ts';
import { run } from './run.ts';
import { runInSequence } from './run-in-sequence.ts';

const path = (url: string) => fileURLToPath(new URL(url, import.meta.url));

const page = await readFile(path('../../website/docs/getting-started.mdx'), 'utf8');
const fences = readFences(page, 'npm');
const files = fences.filter(({ title }) => title !== undefined);
const commands = fences
  .filter(({ title, language }) => title === undefined && language === 'bash')
  .flatMap(({ code }) => code.split('\n'));

/** The page's commands that are not run in the application, each with the reason. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'git clone https://github.com/hookloom/hookloom': 'the repository of this test is the clone',
  'cd hookloom': 'the application is where commands are run',
  'npm ci': 'the repository is installed',
  'npm run pack': 'pack.ts has run it in the repository',
};

/** StrictMode mounts each component twice in development alone, and still one request is sent. */
const MODES = ['production', 'development'];

/** The address in whose place the page wants another. */
const ADDRESS = 'https://petstore.example/api';

const pets = await new PetServer().listen();
const app = join(inject('workplace'), 'app');

beforeAll(() => cp(path('app'), app, { recursive: true }));
afterAll(() => pets.close());

it('Getting Started is made of commands and of files that have a title', () => {
  expect(fences.filter((fence) => fence.language !== 'bash' && !files.includes(fence))).toEqual([]);
  expect(commands).toEqual(expect.arrayContaining(Object.keys(NOT_RUN)));
});

describe('Getting Started, followed in a new Vite application', () => {
  runInSequence();

  it('has commands that install the packed packages and generate the hooks, without a warning', async ({
    signal,
  }) => {
    const printed = new Map<string, string>();
    for (const command of commands.filter((each) => !(each in NOT_RUN))) {
      const { stdout, stderr } = await run(command, app, { signal });
      printed.set(command, stdout);
      expect(stderr).toBe('');
    }
    expect(printed.get('npx hookloom init')).toContain('Wrote');
    expect(printed.get('npx hookloom sync')).toContain('petstore: saved');
    expect(printed.get('npx hookloom generate')).toContain('petstore: wrote');
  });

  it('leaves what it says to commit, and code that is current', async ({ signal }) => {
    const read = (file: string) => readFile(join(app, file), 'utf8');
    const config = JSON.parse(await read('hookloom.config.json')) as { $schema: string };
    expect(config).toMatchObject({
      sources: [{ id: 'petstore', spec: '../hookloom/samples/petstore.yaml' }],
    });
    expect(JSON.parse(await read(config.$schema))).toHaveProperty('properties.sources');
    expect(JSON.parse(await read('.hookloom/specs/petstore.json'))).toHaveProperty('openapi');
    expect((await run('npx hookloom generate --check', app, { signal })).stdout).toContain('is up to date');
    expect((await run('npx hookloom view getPetById', app, { signal })).stdout).toContain('useGetPetById');
  });

  it('has files that compile under strict and build without a warning', async ({ signal }) => {
    const withAddress = files.filter(({ code }) => code.includes(ADDRESS));
    expect(withAddress.map(({ title }) => title)).toEqual(['src/main.tsx']);
    expect(page).toContain(`Put your server's address in place of \`${ADDRESS}\``);
    for (const { title = '', code } of files) {
      await mkdir(dirname(join(app, title)), { recursive: true });
      await writeFile(join(app, title), code.replace(ADDRESS, `${pets.origin}/api`));
    }
    await run('npx tsc --noEmit', app, { signal });
    for (const mode of MODES) {
      const env = { NODE_ENV: mode };
      const { stdout, stderr } = await run(`npx vite build --outDir ${mode}`, app, { signal, env });
      expect(stderr).toBe('');
      expect(stdout).not.toMatch(/warn/i);
    }
  });

  it.each(MODES)(
    'ends in an application that shows data, an error and a recovery, built for %s',
    async (mode) => {
      const rex = { id: 1, name: 'Rex', status: 'available', photoUrls: [] };
      pets.prepare(
        { status: 200, body: rex },
        { status: 404, body: { code: 'not_found', message: 'There is no pet with this id' } },
        { status: 500, body: { code: 'broken', message: 'The till is on fire' } },
        { status: 200, body: rex },
      );
      const { tab, origin, problems } = await openApp(join(app, mode));
      const name = tab.getByRole('heading', { name: 'Rex', exact: true });
      const alert = tab.getByRole('alert');
      const tryAgain = alert.getByRole('button', { name: 'Try again' });

      await tab.goto(origin);
      await name.waitFor();
      expect(pets.requests).toEqual([
        {
          method: 'GET',
          url: '/api/pet/1',
          origin,
          accept: expect.stringContaining('application/json') as string,
        },
      ]);

      await tab.reload();
      await alert.getByText('There is no pet 1.', { exact: true }).waitFor();
      await tryAgain.click();
      await alert.getByText('The pet could not be loaded (http).', { exact: true }).waitFor();
      expect(await name.count()).toBe(0);

      await tryAgain.click();
      await name.waitFor();
      expect(await alert.count()).toBe(0);
      expect(pets.requests).toEqual(Array(4).fill(pets.requests[0]));
      expect(problems).toEqual([
        'Failed to load resource: the server responded with a status of 404 (Not Found)',
        'Failed to load resource: the server responded with a status of 500 (Internal Server Error)',
      ]);
    },
  );
});
