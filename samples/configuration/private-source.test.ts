import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withPrivateDocument } from '../testing/private-document.ts';
import { typeInto } from '../testing/session.ts';

const TOKEN = 'under-the-doormat';

async function filesWith(word: string, folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
  return files.filter((_, i) => texts[i]?.includes(word));
}

test('sends the header with the value of the variable, and saves the value nowhere', () =>
  withPrivateDocument(TOKEN, async ({ folder, authorizations }) => {
    const printed = await typeInto(
      folder,
      `export PETSTORE_TOKEN=${TOKEN}; npx hookloom sync && npx hookloom generate`,
    );
    expect(printed).toContain('petstore: wrote 10 files to src/hookloom/petstore');
    expect(authorizations).toEqual([`Bearer ${TOKEN}`]);
    expect(printed).not.toContain(TOKEN);
    expect(await filesWith('useGetPetById', folder)).not.toEqual([]);
    expect(await filesWith(TOKEN, folder)).toEqual([]);
  }));

test('ends in HL4005 where the variable is not set, before anything is sent', () =>
  withPrivateDocument(TOKEN, async ({ folder, authorizations }) => {
    const printed = await typeInto(folder, 'npx hookloom sync || echo "exit code $?"');
    expect(printed).toMatch(/error HL4005 {2}petstore[\s\S]*PETSTORE_TOKEN[\s\S]*exit code 1/);
    expect(authorizations).toEqual([]);
  }));

test('has the keys that the schema, to which it refers, describes', () =>
  withPrivateDocument(TOKEN, async ({ folder }) => {
    type Json = Record<string, unknown>;
    const read = async (file: string) => JSON.parse(await readFile(path.join(folder, file), 'utf8')) as Json;
    const config = await read('hookloom.config.json');
    const schema = (await read(String(config['$schema']))) as { properties: Json };
    expect(Object.keys(schema.properties)).toEqual(expect.arrayContaining(Object.keys(config)));
  }));
