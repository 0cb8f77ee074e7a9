import { mkdir, mkdtemp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { strFromU8, unzipSync } from 'fflate';
import { expect, inject, it } from 'vitest';
import { openApp, openTab } from './open-app.ts';
import { run } from './run.ts';
import { startServer } from './start-server.ts';

const SITE = fileURLToPath(new URL('../../website/build', import.meta.url));

it('the project that the playground saves has the right types, and runs after npm install && npm run dev', async ({
  signal,
}) => {
  const { tab: playground, origin } = await openApp(SITE);
  await playground.goto(`${origin}/playground`);
  const [download] = await Promise.all([
    playground.waitForEvent('download'),
    playground.getByRole('button', { name: 'Download' }).click(),
  ]);
  const folder = await mkdtemp(path.join(inject('workspace'), 'playground-'));
  const files = Object.entries(unzipSync(await readFile(await download.path())));
  for (const [name, bytes] of files) {
    const file = path.join(folder, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, strFromU8(bytes));
  }
  await run('npm install', folder, { signal });
  await run('npm run build', folder, { signal });

  const address = await startServer('npm run dev', folder);
  const { tab } = await openTab();
  await tab.route('https://petstore.example/**', (route) =>
    route.fulfill({
      json: [{ id: 1, name: 'Bello', photoUrls: [] }],
      headers: { 'access-control-allow-origin': '*' },
    }),
  );
  await tab.goto(address);
  await tab.getByText('"name": "Bello"').waitFor();
  expect(files.map(([name]) => name)).toEqual(
    expect.arrayContaining(['openapi.yaml', 'README.md', 'src/hookloom/api/get-pet-by-id.ts']),
  );
});
