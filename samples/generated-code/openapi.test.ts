import { expect, test } from 'vitest';
import { typeInto, withApplication } from '../testing/session.ts';

const spec = new URL('openapi.yaml', import.meta.url).pathname;

test('is a spec without problems', () =>
  withApplication(async (folder) => {
    await typeInto(folder, `npx hookloom init && npx hookloom sources add ${spec} --id pets`);
    const printed = await typeInto(folder, 'npx hookloom sync && npx hookloom generate');
    expect(printed).toContain('pets: wrote 4 files');
    expect(printed).not.toContain('HL');
  }));
