import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { withPrivateDocument } from '../testing/private-document.ts';
import { typeInto } from '../testing/session.ts';

const command = await readFile(new URL('with-token.sh', import.meta.url), 'utf8');

test('puts the value of the variable into the header', () =>
  withPrivateDocument('example', async ({ folder, authorizations }) => {
    expect(await typeInto(folder, command)).toContain('petstore: saved');
    expect(authorizations).toEqual(['Bearer example']);
  }));
