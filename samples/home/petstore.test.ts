import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { generated, typeInto } from '../testing/session.ts';

const read = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');

type Node = Readonly<Record<string, unknown>>;

/** A node of a document, with what it refers to in its place. */
function resolve(node: unknown, root: Node): unknown {
  if (typeof node !== 'object' || node === null || Array.isArray(node)) return node;
  const { $ref } = node as { $ref?: string };
  const target = $ref
    ?.split('/')
    .slice(1)
    .reduce<unknown>((parent, key) => (parent as Node)[key], root);
  const entries = Object.entries(target ?? node).map(([key, value]) => [key, resolve(value, root)]);
  return Object.fromEntries(entries);
}

test('is a part of the sample document', async () => {
  const whole = parse(await read('../petstore.yaml')) as Node;
  expect(resolve(whole['paths'], whole)).toMatchObject(
    (parse(await read('petstore.yaml')) as Node)['paths'] as Node,
  );
});

test('generates the hook that the component calls', async () => {
  const output = await generated((folder) => typeInto(folder, 'npx hookloom view "GET /pet/{petId}"'));
  const hook = /stateful +(\w+)/.exec(output)?.[1];
  expect(hook).toBe('useGetPetById');
  expect(await read('pet-card.tsx')).toContain(`${hook}(`);
});
