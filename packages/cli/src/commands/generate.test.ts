import { readFileSync, statSync } from 'node:fs';
import { describe, expect } from 'vitest';
import { petstore } from '../../test/support/documents.js';
import { it } from '../../test/support/fixtures.js';
import type { Project } from '../../test/support/project.js';

const out = 'src/hookloom/pets';

function synchronized(project: Project, document: object | string = petstore()): void {
  project.configure({ id: 'pets', spec: 'unused.json' });
  project.write('.hookloom/specs/pets.json', document);
}

describe('generate', () => {
  it('writes a folder for the source, and leaves it untouched when it is current', async ({ project }) => {
    synchronized(project);
    expect(await project.json(['generate'])).toMatchObject({
      code: 0,
      sources: [{ id: 'pets', status: 'written', output: out }],
    });
    expect(project.files(out)).toEqual(
      ['docs.json', 'find-pets.ts', 'get-pet-by-id.ts', 'index.ts', 'schemas.ts'].map(
        (file) => `${out}/${file}`,
      ),
    );
    const { ino } = statSync(project.path(out));
    expect(await project.json(['generate'])).toMatchObject({ code: 0, sources: [{ status: 'current' }] });
    expect(statSync(project.path(out)).ino).toBe(ino);
  });

  it('replaces the folder as a whole: what is stale is gone', async ({ project }) => {
    synchronized(project);
    await project.run('generate');
    project.write(`${out}/removed-operation.ts`, '');
    project.write(`${out}/index.ts`, 'edited');
    expect((await project.run('generate')).code).toBe(0);
    expect(project.has(`${out}/removed-operation.ts`)).toBe(false);
    expect(project.read(`${out}/index.ts`)).not.toBe('edited');
    expect(project.files('src').filter((file) => !file.startsWith(out))).toEqual([]);
  });

  it('under --check writes nothing and fails with HL5002 when anything differs', async ({ project }) => {
    synchronized(project);
    expect(await project.json(['generate', '--check'])).toMatchObject({
      code: 1,
      sources: [{ status: 'outdated' }],
      diagnostics: [{ code: 'HL5002', source: 'pets' }],
    });
    expect(project.files('src')).toEqual([]);
    await project.run('generate');
    expect(await project.json(['generate', '--check'])).toMatchObject({
      code: 0,
      sources: [{ status: 'current' }],
    });
    project.write(`${out}/index.ts`, 'edited');
    project.write(`${out}/extra.ts`, '');
    const { code, stdout, stderr } = await project.run('generate', '--check');
    expect({ code, stdout }).toEqual({ code: 1, stdout: `pets: ${out} is out of date\n` });
    expect(stderr).toMatch(/HL5002.*\n.*index\.ts \(different\), extra\.ts \(left over\)/);
    expect(project.read(`${out}/index.ts`)).toBe('edited');
  });

  it('under --check does not mind the line ends that git chose', async ({ project }) => {
    synchronized(project);
    await project.run('generate');
    project.write(`${out}/index.ts`, project.read(`${out}/index.ts`).replaceAll('\n', '\r\n'));
    expect((await project.run('generate', '--check')).code).toBe(0);
  });

  it('fails with HL5001 for a source that was never synchronized, and writes the others', async ({
    project,
  }) => {
    synchronized(project);
    project.configure({ id: 'none', spec: 'a.json' }, { id: 'pets', spec: 'b.json' });
    expect(await project.json(['generate'])).toMatchObject({
      code: 1,
      sources: [
        { id: 'none', status: 'failed' },
        { id: 'pets', status: 'written' },
      ],
      diagnostics: [{ code: 'HL5001', source: 'none' }],
    });
  });

  it('keeps the last good code when the saved document is broken', async ({ project }) => {
    synchronized(project);
    await project.run('generate');
    project.write('.hookloom/specs/pets.json', '{ "openapi": ');
    expect(await project.json(['generate'])).toMatchObject({
      code: 1,
      diagnostics: [{ code: 'HL1001', source: 'pets', file: '.hookloom/specs/pets.json' }],
    });
    expect(project.files(out)).toHaveLength(5);
  });

  it('prints a diagnostic for what it renamed, with its place, and still succeeds', async ({ project }) => {
    const nameless = { get: { responses: { 204: { description: 'none' } } } };
    synchronized(project, JSON.stringify(petstore({ paths: { '/nameless': nameless } }), undefined, 2));
    const { code, stderr } = await project.run('generate');
    expect(code).toBe(0);
    expect(stderr).toMatch(
      /^info HL2001 {2}pets {2}\.hookloom\/specs\/pets\.json:\d+ {2}\/paths\/~1nameless\/get\n/m,
    );
  });

  it('fails with HL5003 where it cannot write, and takes no folder that is not its own', async ({
    project,
  }) => {
    synchronized(project);
    project.write('src/hookloom', 'a file where the folder should be');
    expect(await project.json(['generate'])).toMatchObject({
      code: 1,
      diagnostics: [{ code: 'HL5003', source: 'pets' }],
    });
    project.write('hookloom.config.json', { output: 'app', sources: [{ id: 'pets', spec: 'a' }] });
    project.write('app/pets/precious.ts', 'mine');
    expect(await project.json(['generate'])).toMatchObject({ code: 1, diagnostics: [{ code: 'HL5003' }] });
    expect(readFileSync(project.path('app/pets/precious.ts'), 'utf8')).toBe('mine');
    expect(project.files('app')).toEqual(['app/pets/precious.ts']);
  });
});
