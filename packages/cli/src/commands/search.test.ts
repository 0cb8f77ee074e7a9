import { describe, expect } from 'vitest';
import { petstore } from '../../test/support/documents.js';
import { it } from '../../test/support/fixtures.js';

describe('search and view', () => {
  it('find and show operations and schemas of the generated code', async ({ project }) => {
    project.configure({ id: 'pets', spec: 'a.json' });
    project.write('a.json', petstore());
    await project.run('sync');
    await project.run('generate');

    const text = await project.run('search', 'pet', 'get');
    expect(text).toMatchObject({ code: 0, stderr: '' });
    expect(text.stdout).toMatch(/^getPetById {2}GET \/pet\/\{petId\} {2}Get one pet {2}pets$/m);
    expect(await project.json(['search', 'get one'])).toMatchObject({
      code: 0,
      results: [{ source: 'pets', kind: 'operation', name: 'getPetById', operation: { method: 'GET' } }],
    });
    expect(await project.run('search', 'zebra')).toMatchObject({
      code: 0,
      stdout: 'No results.\n',
    });

    const operation = await project.run('view', 'getPetById');
    expect(operation.code).toBe(0);
    for (const part of [
      'GET /pet/{petId}',
      'Signature\n  getPetById(',
      'petId  path  required  number',
      'Example\n',
      'useGetPetByIdAsync',
    ])
      expect(operation.stdout).toContain(part);
    const schema = await project.run('view', 'pet');
    expect(schema).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('export type Pet = {') as string,
    });
    expect(await project.json(['view', 'GET /pet'])).toMatchObject({
      matches: [{ source: 'pets', kind: 'operation', operation: { name: 'findPets' } }],
    });
    expect(await project.json(['view', 'zebra'])).toMatchObject({
      code: 1,
      matches: [],
      diagnostics: [{ code: 'HL5005' }],
    });
  });

  it('say which source has no generated documentation, and read the others', async ({ project }) => {
    project.configure({ id: 'pets', spec: 'a.json' }, { id: 'none', spec: 'a.json' });
    project.write('.hookloom/specs/pets.json', petstore());
    await project.run('generate', 'pets');
    expect(await project.json(['search', 'pet'])).toMatchObject({
      code: 1,
      results: expect.arrayContaining([expect.objectContaining({ name: 'Pet' })]) as unknown,
      diagnostics: [{ code: 'HL5002', source: 'none' }],
    });
    expect(await project.json(['view', 'Pet'])).toMatchObject({
      code: 1,
      ok: false,
      matches: [{ source: 'pets', kind: 'schema' }],
      diagnostics: [{ code: 'HL5002', severity: 'error', source: 'none' }],
    });
  });

  it('print no control characters of a document to the terminal', async ({ project }) => {
    project.configure({ id: 'pets', spec: 'a.json' });
    const evil = {
      get: { operationId: 'evil', summary: 'red \u001b[31m\u0007', responses: { 204: { description: '' } } },
    };
    project.write('.hookloom/specs/pets.json', petstore({ paths: { '/evil': evil } }));
    await project.run('generate');
    const { stdout } = await project.run('view', 'evil');
    expect(stdout).toContain('red');
    expect(stdout).not.toMatch(/[\u0007\u001b]/);
  });
});
