import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { publishedPackages } from './published-packages.ts';

const engines = (folder: string) =>
  (JSON.parse(readFileSync(`${folder}/package.json`, 'utf8')) as { engines?: { node?: string } }).engines
    ?.node;

const root = engines('.');

it('the repository says which Node it needs', () => {
  expect(root).toMatch(/^>=\d+\.\d+$/);
});

it.each(publishedPackages)(
  '$name asks for that Node, or for none where it runs in a browser',
  ({ folder }) => {
    expect(engines(folder) ?? root).toBe(root);
  },
);

it('.nvmrc and the workflows name a Node that is new enough', () => {
  const [, minimum = ''] = /^>=(\d+)/.exec(root ?? '') ?? [];
  const workflows = readdirSync('.github/workflows').map((name) =>
    readFileSync(`.github/workflows/${name}`, 'utf8'),
  );
  const named = [
    readFileSync('.nvmrc', 'utf8'),
    ...workflows.flatMap((text) => text.match(/(?<=node(?:-version)?: )\d+/g) ?? []),
  ];
  expect(named.length).toBeGreaterThan(5);
  for (const version of named) expect(Number(version)).toBeGreaterThanOrEqual(Number(minimum));
  expect(named).toContain(minimum);
});
