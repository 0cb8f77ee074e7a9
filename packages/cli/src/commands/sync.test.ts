import { statSync, writeFileSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { petstore } from '../../test/support/documents.js';
import { it } from '../../test/support/fixtures.js';

const pet = (properties: object, required: string[]) => ({ Pet: { type: 'object', required, properties } });
const id = { type: 'integer' };

describe('sync', () => {
  it('saves each document, and leaves configuration and code alone', async ({ project, server }) => {
    project.configure(
      { id: 'pets', spec: server.serve('/a', petstore()) },
      { id: 'file', spec: 'api/file.yaml' },
    );
    project.write('api/file.yaml', 'swagger: "2.0"\ninfo: {title: Old, version: "1"}\npaths: {}\n');
    const config = project.read('hookloom.config.json');
    const { code, stdout } = await project.run('sync');
    expect({ code, stdout }).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(
        /^pets: saved .hookloom\/specs\/pets.json \(2 operations, 1 schema\)\nfile: saved /,
      ) as string,
    });
    expect(JSON.parse(project.read('.hookloom/specs/file.json'))).toMatchObject({
      openapi: expect.stringMatching(/^3/) as string,
    });
    expect(project.files()).toEqual([
      '.hookloom/specs/file.json',
      '.hookloom/specs/pets.json',
      'api/file.yaml',
      'hookloom.config.json',
      'package.json',
    ]);
    expect(project.read('hookloom.config.json')).toBe(config);
  });

  it('reads a file in UTF-16, as Windows PowerShell saves it', async ({ project }) => {
    project.configure({ id: 'pets', spec: 'pets.json' });
    writeFileSync(project.path('pets.json'), Buffer.from(`\uFEFF${JSON.stringify(petstore())}`, 'utf16le'));
    expect(await project.run('sync')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('2 operations, 1 schema') as string,
      stderr: '',
    });
  });

  it('compares nothing at the first sync of a source', async ({ project, server }) => {
    project.configure({ id: 'pets', spec: server.serve('/a', petstore()) });
    expect(await project.json(['sync'])).toMatchObject({
      sources: [{ id: 'pets', status: 'new', changes: [], operations: 2, schemas: 1 }],
    });
  });

  it('prints what was added, removed and changed, and what is breaking', async ({ project, server }) => {
    const spec = server.serve(
      '/a',
      petstore({ schemas: pet({ id, name: { type: 'string' } }, ['id', 'name']) }),
    );
    project.configure({ id: 'pets', spec });
    await project.run('sync');
    const photo = { get: { operationId: 'getPetPhoto', responses: { 204: { description: 'none' } } } };
    const changed = petstore({ paths: { '/pet': {}, '/photo': photo }, schemas: pet({ id }, ['id']) });
    server.serve('/a', changed);
    const saved = project.read('.hookloom/specs/pets.json');
    const text = await project.run('sync');
    expect(text.code).toBe(0);
    expect(text.stdout).toMatch(/pets: changed\n/);
    expect(text.stdout).toMatch(/\+ operation getPetPhoto\n/);
    expect(text.stdout).toMatch(/- operation findPets {2}\(breaking\)\n/);
    expect(text.stdout).toMatch(/~ schema Pet {2}\(breaking\)\n {6}\S.*\(breaking\)\n/);
    expect(text.stdout).toMatch(/1 added, 1 removed, .* changed; \d+ breaking changes?\./);
    expect(text.stdout).toContain('Next: npx hookloom generate');

    project.write('.hookloom/specs/pets.json', saved);
    const { sources } = (await project.json(['sync'])) as unknown as {
      sources: { status: string; changes: object[] }[];
    };
    expect(sources).toMatchObject([{ id: 'pets', status: 'changed' }]);
    expect(sources[0]?.changes).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          kind: 'added',
          target: 'operation',
          name: 'getPetPhoto',
          breaking: false,
        }),
        expect.objectContaining({ kind: 'removed', target: 'operation', name: 'findPets', breaking: true }),
        expect.objectContaining({ kind: 'changed', target: 'schema', name: 'Pet', breaking: true }),
      ]),
    );
  });

  it('writes nothing where nothing changed', async ({ project, server }) => {
    project.configure({ id: 'pets', spec: server.serve('/a', petstore()) });
    await project.run('sync');
    const { ino } = statSync(project.path('.hookloom/specs/pets.json'));
    const { code, stdout } = await project.run('sync', 'pets');
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'pets: unchanged\n' });
    expect(statSync(project.path('.hookloom/specs/pets.json')).ino).toBe(ino);
  });

  it('takes the sources that are named, and reports the others as unknown', async ({ project, server }) => {
    const spec = server.serve('/a', petstore());
    project.configure({ id: 'a', spec }, { id: 'b', spec });
    expect(await project.json(['sync', 'a', 'c'])).toMatchObject({
      code: 1,
      sources: [{ id: 'a', status: 'new' }],
      diagnostics: [{ code: 'HL3005', source: 'c' }],
    });
    expect(project.has('.hookloom/specs/b.json')).toBe(false);
  });

  it('says what to do where there is no source yet', async ({ project }) => {
    project.configure();
    expect(await project.run('sync')).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('sources add') as string,
    });
  });
});
