import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';

const generated = new URL('../hookloom/petstore/', import.meta.url);

test('its peer dependencies are the packages that generated code imports, and React', async () => {
  const files = (await readdir(generated)).filter((file) => file.endsWith('.ts'));
  const texts = await Promise.all(files.map((file) => readFile(new URL(file, generated), 'utf8')));
  const imported = texts.join('\n').matchAll(/from '((?:@[^/']+\/)?[^/'.]+)[^']*'/g);
  const { peerDependencies } = JSON.parse(
    await readFile(new URL('api-package.json', import.meta.url), 'utf8'),
  ) as { peerDependencies: Record<string, string> };
  const peers = new Set([...Array.from(imported, ([, name]) => name), 'react']);
  expect(Object.keys(peerDependencies).sort()).toEqual([...peers].sort());
});
