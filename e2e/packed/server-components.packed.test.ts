import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { openTab } from './open-app.ts';
import { PetServer } from './pet-server.ts';
import { run } from './run.ts';
import { startServer } from './start-server.ts';
import { runInSequence } from './run-in-sequence.ts';
import { takePicture } from '../pictures/take-picture.ts';

const path = (url: string) => fileURLToPath(new URL(url, import.meta.url));

const app = join(inject('workspace'), 'next');
const pets = await new PetServer().listen();
const baseURL = `${pets.origin}/api`;
const environment = { PETS: baseURL, NEXT_TELEMETRY_DISABLED: '1', PORT: '0' };

const rex = { id: 1, name: 'Rex', status: 'available', photoUrls: [] };
const found = { status: 200, body: rex };
const lost = { status: 404, body: { code: 'not_found', message: 'There is no pet with this id' } };

/** Copies the React page's sample with the test server's URL. */
async function copySample(): Promise<void> {
  for (const file of ['page.tsx', 'pet-status.tsx', 'providers.tsx']) {
    const target = join(app, 'app/pet', file);
    await cp(path(`../../samples/server-components/${file}`), target, { recursive: true });
    const code = await readFile(target, 'utf8');
    await writeFile(target, code.replace('https://petstore.example/api', baseURL));
  }
}

beforeAll(async () => {
  await cp(path('next'), app, { recursive: true });
  await cp(path('../../samples/getting-started/index.css'), join(app, 'app/index.css'));
  await copySample();
});
afterAll(() => pets.close());

describe('Server components, in a new Next.js application', () => {
  runInSequence();

  it('install the packed packages and generate the code', async ({ signal }) => {
    const tarballs = '../hookloom/tarballs';
    await run(`npm install ${tarballs}/hookloom-react.tgz zod`, app, { signal });
    await run(`npm install --save-dev ${tarballs}/hookloom.tgz`, app, { signal });
    for (const command of ['sync', 'generate']) await run(`npx hookloom ${command}`, app, { signal });
  });

  it("load plain functions, schemas and hooks in Node alone, and a hook's error says where hooks work", async ({
    signal,
  }) => {
    const bundle = 'npx esbuild app/hookloom/petstore/index.ts --bundle --packages=external --format=esm';
    await run(`${bundle} --outfile=alone/petstore.js`, app, { signal });
    pets.prepare(found, lost);
    const alone = 'node --conditions=react-server alone.js';
    const { stdout, stderr } = await run(alone, app, { signal, env: environment });
    expect(stderr).toBe('');
    const inClient = "only works in Client Components. Move it to a file that starts with 'use client'";
    expect(JSON.parse(stdout)).toEqual({
      name: 'Rex',
      isHookloomError: true,
      isPet: false,
      said: [`useGetPetById ${inClient}, or call getPetById instead.`, `<HookloomProvider> ${inClient}.`],
    });
  });

  it('build without a warning, with the types checked', async ({ signal }) => {
    const { stdout, stderr } = await run('npx next build', app, { signal, env: environment });
    expect(stdout + stderr).not.toMatch(/warn|error/i);
    expect(stdout).toContain('/pet');
  });

  it('send what the plain function loads in the HTML; the hooks of the same module take over in the browser', async () => {
    pets.prepare(found);
    const origin = await startServer('npx next start', app, { env: environment });
    const html = await (await fetch(`${origin}/pet`)).text();
    expect(html).toContain('<h1>Rex</h1>');
    expect(html).toContain('Loading the status.');
    expect(pets.requests.map(({ url }) => url)).toEqual(['/api/pet/1']);

    pets.prepare(found, found, { status: 200, body: { ...rex, status: 'sold' } });
    const { tab, problems } = await openTab();
    await tab.goto(`${origin}/pet`);
    await tab.getByText('available').waitFor();
    await takePicture(tab, 'nextjs', 160);
    await tab.getByRole('button', { name: 'Refresh' }).click();
    await tab.getByText('sold').waitFor();
    expect(await tab.getByRole('heading', { name: 'Rex' }).count()).toBe(1);
    expect(pets.requests.map(({ origin: from }) => from)).toEqual([undefined, origin, origin]);
    expect(problems).toEqual([]);
  });

  it('catch a HookloomError and render the provider', async () => {
    pets.prepare(lost, found);
    const origin = await startServer('npx next start', app, { env: environment });
    const { tab, problems } = await openTab();
    await tab.goto(`${origin}/lost`);
    await tab.getByRole('heading', { name: 'HTTP 404' }).waitFor();
    await tab.getByText('available').waitFor();
    expect(problems).toEqual([]);
  });
});
