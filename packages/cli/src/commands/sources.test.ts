import { describe, expect } from 'vitest';
import { petstore } from '../../test/support/documents.js';
import { it } from '../../test/support/fixtures.js';
import { hang } from '../../test/support/server.js';

describe('sources add', () => {
  it('adds what sync then reads, with a path relative to the configuration', async ({ project }) => {
    project.configure();
    project.write('api/pets.json', petstore());
    const added = await project.json(['sources', 'add', 'pets.json', '--id', 'pets', '--cwd', 'api']);
    expect(added).toMatchObject({ code: 0, source: { id: 'pets', spec: 'api/pets.json' }, diagnostics: [] });
    expect(await project.json(['sync'])).toMatchObject({ code: 0, sources: [{ id: 'pets', status: 'new' }] });
  });

  it('suggests an id from the title, and takes it where nobody can be asked', async ({ project, server }) => {
    project.configure({ id: 'petStore', spec: 'a.json' });
    const { code, stdout } = await project.run('sources', 'add', server.serve('/openapi.json', petstore()));
    expect(code).toBe(0);
    expect(stdout).toContain('Added petStore2');
    expect(JSON.parse(project.read('hookloom.config.json'))).toMatchObject({
      sources: [{ id: 'petStore' }, { id: 'petStore2', spec: server.url('/openapi.json') }],
    });
  });

  it('suggests one from the file name where the document cannot be read', async ({ project, server }) => {
    project.configure();
    const args = ['sources', 'add', server.serve('/my-api.yaml?v=1', hang)];
    server.serve('/my-api.yaml', hang);
    expect(await project.json(args, { HOOKLOOM_TIMEOUT: '200' })).toMatchObject({
      code: 0,
      source: { id: 'myApi' },
      diagnostics: [{ code: 'HL4003', severity: 'warning' }],
    });
  });

  it('refuses an id of another form and suggests one', async ({ project }) => {
    project.configure();
    const before = project.read('hookloom.config.json');
    const { code, stderr } = await project.run('sources', 'add', 'a.json', '--id', 'pet-store');
    expect(code).toBe(1);
    expect(stderr).toMatch(/HL3002.*\n.*`pet-store`.*\n.*`petStore`/);
    expect(project.read('hookloom.config.json')).toBe(before);
  });

  it('names the source that has the id, and the option for another one', async ({ project }) => {
    project.configure({ id: 'pets', spec: 'pets.json' });
    const { code, stderr } = await project.run('sources', 'add', 'a.json', '--id', 'Pets');
    expect(code).toBe(1);
    expect(stderr).toMatch(/HL3004.*\n.*`pets` already exists.*\n.*`--id`/);
  });

  it.each([
    ['a reserved id', 'a.json', 'constructor', 'HL3003'],
    ['an id that is taken', 'a.json', 'pets', 'HL3004'],
    ['an address of another scheme', 'ftp://host/a.json', 'a', 'HL3001'],
  ])('refuses %s', async (_, spec, id, code) => {
    const { Project } = await import('../../test/support/project.js');
    const project = new Project();
    project.configure({ id: 'pets', spec: 'pets.json' });
    const result = await project.json(['sources', 'add', spec, '--id', id]);
    project.remove();
    expect(result).toMatchObject({
      code: 1,
      ok: false,
      diagnostics: expect.arrayContaining([expect.objectContaining({ code })]) as unknown,
    });
  });
});

describe('sources ls', () => {
  it('lists the sources without the values of their headers', async ({ project }) => {
    project.configure({ id: 'pets', spec: 'pets.json', headers: { 'X-Key': 'hunter2' } });
    project.write('.hookloom/specs/pets.json', '{}');
    const { code, stdout } = await project.run('sources', 'ls');
    const json = await project.json(['sources', 'ls']);
    expect({ code, stdout }).toEqual({ code: 0, stdout: 'pets  pets.json\n' });
    expect(json).toMatchObject({
      code: 0,
      sources: [{ id: 'pets', spec: 'pets.json', headers: ['X-Key'], synced: true }],
    });
    expect(JSON.stringify(json)).not.toContain('hunter2');
  });

  it('fails with HL3006 where there is no configuration, and with HL3001 where it is not valid', async ({
    project,
  }) => {
    expect(await project.json(['sources', 'ls'])).toMatchObject({
      code: 1,
      diagnostics: [{ code: 'HL3006' }],
    });
    project.write('hookloom.config.json', '{');
    const { code, stderr } = await project.run('sources', 'ls');
    expect(code).toBe(1);
    expect(stderr).toContain('error HL3001  hookloom.config.json:1');
  });
});

describe('sources rm', () => {
  it('removes the source from the configuration and nothing else', async ({ project }) => {
    project.configure({ id: 'a', spec: 'a.json' }, { id: 'b', spec: 'b.json' });
    project.write('.hookloom/specs/a.json', '{}');
    expect((await project.run('sources', 'rm', 'a')).code).toBe(0);
    expect(JSON.parse(project.read('hookloom.config.json'))).toMatchObject({ sources: [{ id: 'b' }] });
    expect(project.files('.hookloom')).toEqual(['.hookloom/specs/a.json']);
  });

  it('fails with HL3005 where no source has the id', async ({ project }) => {
    project.configure({ id: 'a', spec: 'a.json' });
    expect(await project.json(['sources', 'rm', 'b'])).toMatchObject({
      code: 1,
      diagnostics: [{ code: 'HL3005', source: 'b' }],
    });
  });
});
