import { cpSync, rmSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect } from 'vitest';
import { large, petstore } from '../../test/support/documents.js';
import { it } from '../../test/support/fixtures.js';
import type { Project } from '../../test/support/project.js';
import { generateSource } from '../document/generate-source.js';

const out = 'src/hookloom/pets';
const config = { output: 'src/hookloom', sources: [{ id: 'pets', spec: 'a.json' }] };
const users = { 'mine.ts': 'mine', '.gitkeep': '', 'sub/notes.md': 'notes' };
/** How many moments of the whole time, and as many while it writes. `KILL_MOMENTS=100` is a thorough look. */
const momentsOf = { SIGKILL: Number(process.env['KILL_MOMENTS'] ?? 3), SIGINT: 1 };

const textsOf = (project: Project) => new Map(project.files(out).map((file) => [file, project.read(file)]));
const generateHere = (project: Project, check: boolean) =>
  generateSource('pets', { root: project.folder, config, text: '' }, check);

async function state(project: Project, document: object): Promise<Map<string, string>> {
  project.write('.hookloom/specs/pets.json', document);
  expect(await generateHere(project, false)).toMatchObject({ status: 'written' });
  return textsOf(project);
}

/** Starts the command and returns how long after that it began to write, and ended. */
async function measure(project: Project): Promise<{ writing: number; total: number }> {
  const start = performance.now();
  const { ended } = project.start(['generate']);
  const writing = untilItWrites(project, ended).then(() => performance.now() - start);
  await ended;
  return { writing: await writing, total: performance.now() - start };
}

async function untilItWrites(project: Project, ended: Promise<unknown>): Promise<void> {
  const isOver = ended.then(() => true);
  while (!project.has('.hookloom/tmp-pets') && !(await Promise.race([isOver, wait(0, false)])));
}

describe('a run that is killed', () => {
  it.for(Object.entries(momentsOf) as [NodeJS.Signals, number][])(
    'by %s at any moment loses nothing, and the next run completes',
    async ([signal, moments], { project }) => {
      project.configure(...config.sources);
      for (const [name, text] of Object.entries(users)) project.write(`${out}/${name}`, text);
      const before = await state(project, petstore());
      cpSync(project.path(out), project.path('before'), { recursive: true });
      const { writing, total } = await measure(project).then(async (idle) => {
        project.write('.hookloom/specs/pets.json', large(300));
        return { ...idle, ...(await measure(project)) };
      });
      const after = textsOf(project);
      for (let moment = 0; moment < 2 * moments; moment += 1) {
        rmSync(project.path(out), { recursive: true });
        cpSync(project.path('before'), project.path(out), { recursive: true });
        const { child, ended } = project.start(['generate']);
        const share = Math.floor(moment / 2) / moments;
        // Every other one while it writes, the rest over the whole time.
        if (moment % 2 === 0) await wait(share * total);
        else {
          await untilItWrites(project, ended);
          await wait(share * Math.max(total - writing, 10));
        }
        child.kill(signal);
        const { code, stdout, stderr } = await ended;
        expect([null, 0, 130], stdout + stderr).toContain(code);

        const left = textsOf(project);
        for (const [file, text] of left) expect([before.get(file), after.get(file)]).toContain(text);
        for (const [name, text] of Object.entries(users)) expect(left.get(`${out}/${name}`)).toBe(text);
        const isWhole =
          left.size === after.size && [...after].every(([file, text]) => left.get(file) === text);
        const status = isWhole ? 'unchanged' : 'outdated';
        expect(await generateHere(project, true)).toMatchObject({ status });
        expect(await generateHere(project, false)).toMatchObject({ files: 305, diagnostics: [] });
        expect(textsOf(project)).toEqual(after);
      }
      // What a killed process locked is free again.
      expect(await project.json(['generate'])).toMatchObject({ code: 0, sources: [{ status: 'unchanged' }] });
      expect(project.files('.hookloom')).toEqual(['.hookloom/specs/pets.json']);
    },
  );
});
