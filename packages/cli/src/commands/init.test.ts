import { mkdirSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { it } from '../../test/support/fixtures.js';

describe('init', () => {
  it('creates the config file next to package.json, also from a folder below', async ({ project }) => {
    project.write('src/app/index.ts', '');
    const { code, stdout } = await project.run('init', '--cwd', 'src/app');
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Next: npx hookloom sources add') as string,
    });
    expect(JSON.parse(project.read('hookloom.config.json'))).toEqual({
      $schema: './node_modules/hookloom/schema.json',
      output: 'src/hookloom',
      sources: [],
    });
    expect(project.files()).toEqual(['hookloom.config.json', 'package.json', 'src/app/index.ts']);
  });

  it('keeps an existing one as it is', async ({ project }) => {
    project.write('hookloom.config.json', '{ "mine": 1 }');
    expect(await project.json(['init'])).toMatchObject({ code: 0, ok: true, created: false });
    expect(project.read('hookloom.config.json')).toBe('{ "mine": 1 }');
  });

  it('fails with HL5003 where it cannot write', async ({ project }) => {
    // Permissions do not bind root; a folder in the place of the temporary file stops anyone.
    mkdirSync(project.path('.hookloom.config.json.tmp'));
    expect(await project.json(['init'])).toMatchObject({
      code: 1,
      ok: false,
      diagnostics: [{ code: 'HL5003' }],
    });
    expect(project.has('hookloom.config.json')).toBe(false);
  });
});
