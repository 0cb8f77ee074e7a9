import { readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { describe, expect, vi } from 'vitest';
import { petstore } from '../../test/support/documents.js';
import { it } from '../../test/support/fixtures.js';
import type { Project } from '../../test/support/project.js';
import { readCache, writeCache } from '../disk/cache-file.js';
import { generateSource } from './generate-source.js';

const generator = vi.hoisted(() => ({ runs: 0, reuses: 0 }));
const build = vi.hoisted((): { buildId: string | undefined } => ({ buildId: 'one' }));

vi.mock('../build-id.js', () => build);
vi.mock('@hookloom/generator', async (load) => {
  const original = await load<typeof import('@hookloom/generator')>();
  const generate: typeof original.generate = (input) => {
    generator.runs += 1;
    if (input.previous?.memo && input.digest) generator.reuses += 1;
    return original.generate(input);
  };
  return { ...original, generate };
});

const out = 'src/hookloom/pets';
const config = { output: 'src/hookloom', sources: [{ id: 'pets', spec: 'a.json' }] };

/** Generates, and returns whether the generator had to run. */
async function run(project: Project, check = false) {
  const before = generator.runs;
  const { status, files, kept, diagnostics } = await generateSource(
    'pets',
    { root: project.folder, config, text: '' },
    check,
  );
  return { status, files, kept, diagnostics, ran: generator.runs > before };
}

async function generated(project: Project) {
  build.buildId = 'one';
  project.write('node_modules/.keep', '');
  project.write('.hookloom/specs/pets.json', petstore());
  const first = await run(project);
  expect(first).toMatchObject({ status: 'written', ran: true });
  return first;
}

describe('a run after which nothing has changed', () => {
  it('generates nothing, and says the same', async ({ project }) => {
    const first = await generated(project);
    project.write(`${out}/mine.ts`, 'mine');
    const again = { ...first, status: 'unchanged', ran: false, kept: ['mine.ts'] };
    expect(await run(project)).toEqual(again);
    expect(await run(project)).toEqual(again);
  });

  const edits: [string, (project: Project) => void][] = [
    ['an edited file', (project) => project.write(`${out}/index.ts`, `${project.read(`${out}/index.ts`)}//`)],
    [
      'a file edited in place, with its size and its times',
      (project) => {
        const path = project.path(`${out}/schemas.ts`);
        const { atime, mtime } = statSync(path);
        writeFileSync(path, project.read(`${out}/schemas.ts`).replace('export', 'exporT'));
        utimesSync(path, atime, mtime);
      },
    ],
    ['a deleted file', (project) => rmSync(project.path(`${out}/docs.json`))],
    ['a deleted folder', (project) => rmSync(project.path(out), { recursive: true })],
  ];
  it.for(edits)('finds and repairs %s', async ([, edit], { project }) => {
    await generated(project);
    const texts = project.files(out).map((file) => project.read(file));
    edit(project);
    expect(await run(project)).toMatchObject({ status: 'written', ran: true });
    expect(project.files(out).map((file) => project.read(file))).toEqual(texts);
    expect(await run(project)).toMatchObject({ status: 'unchanged', ran: false });
  });

  it('finds a file of an earlier run that is left over', async ({ project }) => {
    await generated(project);
    const index = project.read(`${out}/index.ts`);
    project.write(`${out}/stale.ts`, index.replace('index.ts', 'stale.ts'));
    expect(await run(project)).toMatchObject({ status: 'written', ran: true });
    expect(project.has(`${out}/stale.ts`)).toBe(false);
  });

  it('takes the line ends of Windows for the same text', async ({ project }) => {
    await generated(project);
    const index = project.read(`${out}/index.ts`);
    project.write(`${out}/index.ts`, index.replaceAll('\n', '\r\n'));
    expect(await run(project)).toMatchObject({ status: 'unchanged', ran: false });
  });
});

describe('everything is generated', () => {
  it('for another spec', async ({ project }) => {
    await generated(project);
    const text = project.read('.hookloom/specs/pets.json');
    project.write('.hookloom/specs/pets.json', `${text}\n`);
    expect(await run(project)).toMatchObject({ status: 'unchanged', ran: true });
  });

  it('by another build, and always by one that runs from source', async ({ project }) => {
    await generated(project);
    build.buildId = undefined;
    for (let turn = 0; turn < 2; turn += 1) expect(await run(project)).toMatchObject({ ran: true });
  });

  it('by `--check`, which trusts no earlier run', async ({ project }) => {
    await generated(project);
    expect(await run(project, true)).toMatchObject({ status: 'unchanged', ran: true });
  });

  it('if what was remembered is gone, damaged or somebody’s guess', async ({ project }) => {
    await generated(project);
    const folder = 'node_modules/.cache/hookloom';
    const [name = ''] = readdirSync(project.path(folder));
    const kept = project.read(`${folder}/${name}`);
    writeCache(project.path('other'), {
      ...(readCache(project.path(`${folder}/${name}`)) as object),
      texts: '',
    });
    for (const damaged of ['', '[', 'null', '3', '{}', kept.slice(0, -1), project.read('other')]) {
      project.write(`${folder}/${name}`, damaged);
      expect(await run(project)).toMatchObject({ status: 'unchanged', ran: true });
    }
    rmSync(project.path(folder), { recursive: true });
    expect(await run(project)).toMatchObject({ status: 'unchanged', ran: true });
  });

  it('if nothing can be remembered', async ({ project }) => {
    project.write('node_modules/.cache', 'a file');
    project.write('.hookloom/specs/pets.json', petstore());
    build.buildId = 'one';
    expect(await run(project)).toMatchObject({ status: 'written', ran: true });
    expect(await run(project)).toMatchObject({ status: 'unchanged', ran: true });
  });
});

describe('what an earlier run generated is reused', () => {
  const edit = (project: Project, text: string) => {
    const spec = project.read('.hookloom/specs/pets.json');
    expect(spec).toContain('"summary":"');
    project.write('.hookloom/specs/pets.json', spec.replace(/"summary":"[^"]*"/, `"summary":"${text}"`));
  };
  const textsIn = (project: Project) =>
    Object.fromEntries(project.files(out).map((file) => [file, project.read(file)]));

  const cases: [string, number, (project: Project) => void][] = [
    ['once an operation has changed', 1, () => undefined],
    [
      'with the line ends of Windows',
      1,
      (project) => {
        for (const file of project.files(out))
          project.write(file, project.read(file).replaceAll('\n', '\r\n'));
      },
    ],
    ['not if a file is gone', 0, (project) => rmSync(project.path(`${out}/docs.json`))],
    [
      'not if a file was edited',
      0,
      (project) => project.write(`${out}/schemas.ts`, `${project.read(`${out}/schemas.ts`)}// mine`),
    ],
    ['not by another build', 0, () => (build.buildId = undefined)],
  ];
  it.for(cases)('%s, and the result is the same', async ([, reuses, change], { project }) => {
    await generated(project);
    change(project);
    edit(project, 'First');
    const before = generator.reuses;
    expect(await run(project)).toMatchObject({ status: 'written', ran: true });
    expect(generator.reuses - before).toBe(reuses);
    const warm = textsIn(project);
    rmSync(project.path('node_modules/.cache'), { recursive: true });
    expect(await run(project)).toMatchObject({ status: 'unchanged', ran: true });
    rmSync(project.path(out), { recursive: true });
    await run(project);
    const normalized = Object.entries(warm).map(([file, text]) => [file, text.replaceAll('\r\n', '\n')]);
    expect(Object.fromEntries(normalized)).toEqual(textsIn(project));
  });

  it('again and again', async ({ project }) => {
    await generated(project);
    for (const text of ['First', 'Second', 'Third']) {
      const before = generator.reuses;
      edit(project, text);
      expect(await run(project)).toMatchObject({ status: 'written', ran: true });
      expect(generator.reuses - before).toBe(1);
      expect(await run(project)).toMatchObject({ status: 'unchanged', ran: false });
    }
  });

  it('not by `--check`', async ({ project }) => {
    await generated(project);
    edit(project, 'First');
    const before = generator.reuses;
    expect(await run(project, true)).toMatchObject({ status: 'outdated' });
    expect(generator.reuses).toBe(before);
  });
});
