import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { readFences } from './read-fences.ts';
import { run } from './run.ts';
import { runInSequence } from './run-in-sequence.ts';

const read = (file: string) => readFile(new URL(`../../${file}`, import.meta.url), 'utf8');

const app = join(inject('workspace'), 'testing');
const files = readFences(await read('website/docs/guides/testing.md')).filter(({ title }) => title);

/** Files that the page displays in parts, and the component that it tests. */
const SAMPLES = [
  'unit-testing/pet-card.test.tsx',
  'unit-testing/render-with-fetch.tsx',
  'getting-started/pet-card.tsx',
];

describe('The page about testing, in an app with Vitest, jsdom and MSW', () => {
  runInSequence();

  it('has a configuration, a setup file and a test with MSW', () => {
    expect(files.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['vitest.config.ts', 'vitest.setup.ts', 'src/msw.test.tsx']),
    );
  });

  it('installs the packages and generates hooks', async ({ signal }) => {
    await mkdir(join(app, 'src'), { recursive: true });
    await cp(new URL('testing/package.json', import.meta.url), join(app, 'package.json'));
    await run('npm install ../hookloom/tarballs/hookloom-react.tgz zod@4.6.7', app, { signal });
    await run('npm install --save-dev ../hookloom/tarballs/hookloom.tgz', app, { signal });
    await run('npx hookloom init', app, { signal });
    await run('npx hookloom sources add ../hookloom/samples/petstore.yaml --id petstore', app, { signal });
    for (const command of ['sync', 'generate']) await run(`npx hookloom ${command}`, app, { signal });
  });

  it('passes its tests', async ({ signal }) => {
    for (const file of SAMPLES) {
      const code = (await read(`samples/${file}`)).replace("'../hookloom/", "'./hookloom/");
      await writeFile(join(app, 'src', basename(file)), code);
    }
    for (const { title = '', code } of files) await writeFile(join(app, title), code);
    expect((await run('npx vitest run', app, { signal })).stdout).toMatch(/Tests {2}7 passed/);
  });
});
