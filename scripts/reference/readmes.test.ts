import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { commandsToStart } from './readmes.ts';

const page = await readFile('website/docs/getting-started.mdx', 'utf8');

it('starts with the registry once the packages are released', () => {
  expect(commandsToStart(page, true)).toEqual([
    'mkdir my-app',
    'cd my-app',
    'npx hookloom init',
    'npm run dev',
  ]);
});

it('starts with packing until then', () => {
  const commands = commandsToStart(page, false);
  expect(commands.slice(0, 4).at(-1)).toBe('npm run pack');
  expect(commands.slice(-2)[0]).toMatch(/^npx \S+\.tgz init --packages \S+$/);
});
