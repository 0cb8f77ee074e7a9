import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { typeInto, withApplication } from './session.ts';

const FOLDER = fileURLToPath(new URL('../generated-code/', import.meta.url));
const config = { output: 'src', sources: [{ id: 'pets', spec: 'openapi.yaml' }] };

/**
 * Expects that the spec in `generated-code/` generates a file of that folder. To update the file after a change of the generator,
 * run the tests with `UPDATE=yes`.
 */
export function expectGenerated(file: string): Promise<void> {
  return withApplication(async (folder) => {
    await cp(path.join(FOLDER, 'openapi.yaml'), path.join(folder, 'openapi.yaml'));
    await writeFile(path.join(folder, 'hookloom.config.json'), JSON.stringify(config));
    const printed = await typeInto(folder, 'npx hookloom sync && npx hookloom generate');
    expect(printed).toContain('pets: wrote 4 files to src/pets');
    const generated = path.join(folder, 'src/pets', file);
    if (process.env['UPDATE']) await cp(generated, path.join(FOLDER, file));
    expect(await readFile(path.join(FOLDER, file), 'utf8')).toBe(await readFile(generated, 'utf8'));
  });
}
