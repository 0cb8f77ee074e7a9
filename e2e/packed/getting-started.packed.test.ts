import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createApp, createCommand } from './create-app.ts';
import { openApp, openTab } from './open-app.ts';
import { PetServer } from './pet-server.ts';
import { readFences } from './read-fences.ts';
import { run } from './run.ts';
import { runInSequence } from './run-in-sequence.ts';
import { startServer } from './start-server.ts';

const page = await readFile(new URL('../../website/docs/getting-started.mdx', import.meta.url), 'utf8');
const fences = readFences(page, 'npm');
const files = fences.filter(({ title }) => title !== undefined);
const commands = fences
  .filter(({ title, language }) => title === undefined && language === 'bash')
  .flatMap(({ code }) => code.split('\n'));

/** Commands that don't run as written, and why. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'git clone https://github.com/hookloom/hookloom': 'the repository of this test is the clone',
  'cd hookloom': 'commands run in the folder of the app',
  'npm ci': 'the repository is installed',
  'npm run pack': 'pack.ts has run it in the repository',
  'cd ..': 'commands run in the folder of the app',
  [createCommand('my-app')]: 'create-app.ts runs it, with fixed versions',
  'cd my-app': 'commands run in the folder of the app',
  'npm run dev': 'does not end: it runs while the page is looked at',
};

/** StrictMode only mounts twice in development. Both modes must send one request. */
const MODES = ['production', 'development'];

const pets = await new PetServer().listen();
const app = join(inject('workspace'), 'my-app');

afterAll(() => pets.close());

it('Getting started consists of commands, files with a title, and the provider of the last step', () => {
  const others = fences.filter((fence) => fence.language !== 'bash' && !files.includes(fence));
  expect(others.map(({ code }) => code.split('\n')[0])).toEqual([
    expect.stringContaining('<HookloomProvider'),
  ]);
  expect(commands).toEqual(expect.arrayContaining(Object.keys(NOT_RUN)));
});

describe('Getting started, followed from an empty folder', () => {
  runInSequence();

  it('creates an app, installs the packages and generates hooks without a warning', async ({ signal }) => {
    await createApp('my-app', signal);
    const printed = new Map<string, string>();
    for (const command of commands.filter((each) => !(each in NOT_RUN))) {
      const { stdout, stderr } = await run(command, app, { signal });
      printed.set(command, stdout);
      expect(stderr).toBe('');
    }
    expect(printed.get('npx hookloom init')).toContain('Created');
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

  it('shows the pet of the mock server', async ({ signal }) => {
    for (const { title = '', code } of files) await writeFile(join(app, title), code);
    await run('npx tsc -b', app, { signal });
    const address = await startServer('npm run dev', app);
    const { tab, problems } = await openTab();
    await tab.goto(address);
    await tab.getByRole('heading', { name: 'Bello', exact: true }).waitFor();
    expect(problems).toEqual([]);
  });

  it('builds for a real server without a warning', async ({ signal }) => {
    const [provider = ''] = fences.filter((fence) => fence.language === 'tsx' && !files.includes(fence));
    const main = join(app, 'src/main.tsx');
    const withMock = await readFile(main, 'utf8');
    await rm(join(app, 'src/mock-petstore.ts'));
    await writeFile(
      main,
      withMock
        .replace(/^import .*mock-petstore';\n/m, '')
        .replace(/ *<HookloomProvider[^]*<\/HookloomProvider>/, provider && provider.code)
        .replace('https://petstore.example', pets.origin),
    );
    await run('npx tsc -b', app, { signal });
    for (const mode of MODES) {
      const env = { NODE_ENV: mode };
      const { stdout, stderr } = await run(`npx vite build --outDir ${mode}`, app, { signal, env });
      expect(stderr).toBe('');
      expect(stdout).not.toMatch(/warn/i);
    }
  });

  it.each(MODES)('then shows data, an error and a recovery, built for %s', async (mode) => {
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
  });
});
