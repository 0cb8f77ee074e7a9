import { cp, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { typeInto, withApplication } from '../testing/session.ts';

const here = fileURLToPath(new URL('.', import.meta.url));

test('fails with the list of breaking changes, until they are synced', () =>
  withApplication(async (folder) => {
    const command = `${(await readFile(`${here}breaking.sh`, 'utf8')).trim()}; echo "exit code $?"`;
    await cp(`${here}check-breaking.mjs`, path.join(folder, 'check-breaking.mjs'));
    await typeInto(
      folder,
      'npx hookloom init && npx hookloom sources add petstore.yaml --id petstore && npx hookloom sync',
    );
    await typeInto(folder, "sed -i.old 's/operationId: deletePet/operationId: removePet/' petstore.yaml");
    expect(await typeInto(folder, command)).toMatch(/^- petstore: operation deletePet\n[\s\S]*exit code 1/);
    expect(await typeInto(folder, command)).toBe('exit code 0\n');
  }));
