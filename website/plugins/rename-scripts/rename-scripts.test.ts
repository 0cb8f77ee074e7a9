import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@docusaurus/faster';
import type { ConfigureWebpackUtils, LoadContext } from '@docusaurus/types';
import { defaultIdentity, identityFrom } from '@hookloom/identity';
import { afterAll, expect, it } from 'vitest';
import renameScripts from './index';

const folder = await mkdtemp(path.join(tmpdir(), 'rename-scripts-'));
afterAll(() => rm(folder, { recursive: true }));

/** Bundles a script that says the product's name, and returns its file's name and content. */
async function bundle(name: string): Promise<{ file: string; script: string }> {
  const entry = path.join(folder, 'entry.js');
  await writeFile(entry, `console.log('Made by ${defaultIdentity.name.display}');`);
  const { configureWebpack } = renameScripts({} as LoadContext, {
    identity: identityFrom({ PRODUCT_NAME: name }),
  });
  const output = path.join(folder, name);
  const compiler = rspack({
    mode: 'production',
    context: folder,
    entry,
    output: { path: output, filename: '[contenthash:8].js' },
    ...configureWebpack?.({}, false, {} as ConfigureWebpackUtils, undefined),
  } as Parameters<typeof rspack>[0]);
  await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const [file = ''] = await readdir(output);
  return { file, script: await readFile(path.join(output, file), 'utf8') };
}

it('replaces the name, and the hash in the name of a file changes with it', async () => {
  const builds = [await bundle(defaultIdentity.name.display), await bundle('Acme'), await bundle('Bolt')];
  expect(builds.map(({ script }) => /Made by (\w+)/.exec(script)?.[1])).toEqual([
    defaultIdentity.name.display,
    'Acme',
    'Bolt',
  ]);
  expect(new Set(builds.map(({ file }) => file)).size).toBe(3);
});
