import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { isInDocument } from '../testing/sample-document.ts';
import { generated, typeInto } from '../testing/session.ts';

test('is a part of the sample document', async () => {
  const part = await readFile(new URL('petstore.yaml', import.meta.url), 'utf8');
  expect(isInDocument(part)).toBe(true);
});

test('becomes a zod schema and a type', async () => {
  expect(await generated((folder) => typeInto(folder, 'npx hookloom view Pet'))).toContain(
    "import { petSchema, type Pet } from './hookloom/petstore';",
  );
});
