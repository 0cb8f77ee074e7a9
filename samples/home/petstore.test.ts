import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isInDocument } from '../testing/sample-document.ts';
import { generated, typeInto } from '../testing/session.ts';

test('is a part of the sample document', async () => {
  const part = await readFile(new URL('petstore.yaml', import.meta.url), 'utf8');
  expect(isInDocument(part)).toBe(true);
});

test('gives the hook that the component calls', async () => {
  expect(await generated((folder) => typeInto(folder, 'npx hookloom view "GET /pet/{petId}"'))).toContain(
    'stateful   useGetPetById',
  );
});
