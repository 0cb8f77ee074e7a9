import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { createApp } from './create-app.ts';
import { follow } from './follow.ts';
import { openApp, openTab } from './open-app.ts';
import { PetServer } from './pet-server.ts';
import { readCommands, readFences, readSection } from './read-fences.ts';
import { run } from './run.ts';
import { runInSequence } from './run-in-sequence.ts';
import { startServer } from './start-server.ts';
import { takePicture } from '../pictures/take-picture.ts';

const page = await readFile(new URL('../../website/docs/getting-started.mdx', import.meta.url), 'utf8');
const fences = readFences(page);
const files = fences.filter(({ title }) => title !== undefined);
const commandsOf = (id: string) => readCommands(readFences(readSection(page, id)));

/** Commands that don't run as written, and why. */
const NOT_RUN: Readonly<Record<string, string>> = {
  'git clone https://github.com/hookloom/hookloom': 'the repository of this test is the clone',
  'npm ci': 'the repository is installed',
  'npm run pack': 'pack.ts has run it in the repository',
  'npm run dev': 'does not end: it runs while the page is looked at',
};

/** StrictMode only mounts twice in development. Both modes must send one request. */
const MODES = ['production', 'development'];

const pets = await new PetServer().listen();
const workspace = inject('workspace');
const app = join(workspace, 'existing-app');

const showsBello = async (folder: string) => {
  const address = await startServer('npm run dev', folder);
  const { tab, problems } = await openTab();
  await tab.goto(address);
  await tab.getByRole('heading', { name: 'Bello', exact: true }).waitFor();
  expect(problems).toEqual([]);
  return tab;
};

afterAll(() => pets.close());

it('Getting started consists of commands, files with a title, and the provider of the last step', () => {
  const others = fences.filter((fence) => fence.language !== 'bash' && !files.includes(fence));
  expect(others.map(({ code }) => code.split('\n')[0])).toEqual([
    expect.stringContaining('<HookloomProvider'),
  ]);
  expect(readCommands(fences)).toEqual(expect.arrayContaining(Object.keys(NOT_RUN)));
});

describe('Getting started, followed from an empty folder', () => {
  runInSequence();

  it('creates an app with the commands of the page', async ({ signal }) => {
    const start = performance.now();
    const commands = [...commandsOf('pack'), ...commandsOf('create')];
    // A reader confirms that npx may install the package.
    const env = { npm_config_yes: 'true' };
    const [, created] = await follow(commands, workspace, { signal, env, notRun: NOT_RUN });
    expect(created?.stdout).toMatch(/Created an app in .*my-app[^]*Next: npm run dev\n$/);
    console.info(`init took ${Math.round((performance.now() - start) / 1000)} s, including the installation`);
  });

  it('the app has the files of the page, the right types, and shows a pet', async ({ signal }) => {
    const created = join(workspace, 'my-app');
    for (const { title = '', code } of files)
      expect((await readFile(join(created, title), 'utf8')).trim(), title).toBe(code);
    await run('npm run build', created, { signal });
    await takePicture(await showsBello(created), 'getting-started', 200);
  });
});

describe('Getting started, followed in an app', () => {
  runInSequence();

  it('installs the packages and generates hooks without a warning', async ({ signal }) => {
    await createApp('existing-app', signal);
    const steps = ['install', 'generate'].flatMap(commandsOf);
    const followed = await follow(steps, app, { signal });
    const printed = new Map(followed.map(({ command, stdout }) => [command, stdout]));
    expect(followed.map(({ stderr }) => stderr).join('')).toBe('');
    expect(printed.get('npx hookloom init')).toContain('Created');
    expect(printed.get('npx hookloom sync')).toContain('petstore: saved');
    expect(printed.get('npx hookloom generate')).toContain('petstore: wrote');
  });

  it('leaves the files that the page says to commit, and up-to-date code', async ({ signal }) => {
    const read = (file: string) => readFile(join(app, file), 'utf8');
    const config = JSON.parse(await read('hookloom.config.json')) as { $schema: string };
    expect(config).toMatchObject({
      sources: [{ id: 'petstore', spec: 'node_modules/hookloom/petstore.yaml' }],
    });
    expect(JSON.parse(await read(config.$schema))).toHaveProperty('properties.sources');
    expect(JSON.parse(await read('.hookloom/specs/petstore.json'))).toHaveProperty('openapi');
    expect((await run('npx hookloom generate --check', app, { signal })).stdout).toContain('is up to date');
    expect((await run('npx hookloom view getPetById', app, { signal })).stdout).toContain('useGetPetById');
  });

  it('shows the pet of the mock server', async ({ signal }) => {
    for (const { title = '', code } of files) await writeFile(join(app, title), code);
    await run('npx tsc -b', app, { signal });
    await showsBello(app);
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
