import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { expect, test } from 'vitest';
import { generated, typeInto } from '../testing/session.ts';

const read = (file: string) => readFile(new URL(file, import.meta.url), 'utf8');

test('is a part of the sample document', async () => {
  const part = parse(await read('petstore.yaml')) as object;
  expect(parse(await read('../petstore.yaml'))).toMatchObject(part);
});

test('generates the hook that the component calls', async () => {
  const output = await generated((folder) => typeInto(folder, 'npx hookloom view "GET /pet/{petId}"'));
  const hook = /stateful +(\w+)/.exec(output)?.[1];
  expect(hook).toBe('useGetPetById');
  expect(await read('pet-card.tsx')).toContain(`${hook}(`);
});
