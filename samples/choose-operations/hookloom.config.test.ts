import { cp, readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { typeInto, withApplication } from '../testing/session.ts';

const config = fileURLToPath(new URL('hookloom.config.json', import.meta.url));

test('generates what the options choose, and nothing of the rest', () =>
  withApplication(async (folder) => {
    await cp(config, path.join(folder, 'hookloom.config.json'));
    const printed = await typeInto(folder, 'npx hookloom sync && npx hookloom generate');
    expect(printed).toContain('petstore: wrote 8 files to src/hookloom/petstore');
    expect(printed).not.toContain('HL');
    const output = path.join(folder, 'src/hookloom/petstore');
    const files = await readdir(output);
    expect(files).toEqual(expect.arrayContaining(['add-pet.ts', 'get-pet-photo.ts']));
    for (const file of files)
      expect(await readFile(path.join(output, file), 'utf8')).not.toMatch(/deletePet|uploadFile/);
  }));
