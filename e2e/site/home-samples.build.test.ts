import { execFile } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SHOWN = path.join(ROOT, 'website/src/pages/_home');
const run = promisify(execFile);

let project: string;

async function hookloom(...args: string[]): Promise<string> {
  const command = [path.join(ROOT, 'packages/cli/src/main.ts'), ...args];
  // A command that fails prints as well, and some are shown because they do.
  const { stdout, stderr } = await run(path.join(ROOT, 'node_modules/.bin/tsx'), command, {
    cwd: project,
  }).catch((error: unknown) => error as { stdout: string; stderr: string });
  return (stdout + stderr).trimEnd();
}

/** The fences of a sample, in their order: what is typed, and what is printed. */
async function fences(file: string): Promise<string[]> {
  const text = await readFile(path.join(SHOWN, file), 'utf8');
  return [...text.matchAll(/```\w+[^\n]*\n([\s\S]*?)\n```/g)].map((match) => match[1] ?? '');
}

const words = (command: string) => command.replace('npx hookloom ', '').split(' ');

beforeAll(async () => {
  project = await mkdtemp(path.join(os.tmpdir(), 'home-samples-'));
  await writeFile(path.join(project, 'package.json'), '{ "name": "shown", "private": true }\n');
  await cp(path.join(ROOT, 'samples/petstore.yaml'), path.join(project, 'petstore.yaml'));
});

afterAll(() => rm(project, { recursive: true }));

it('the four commands of the home page lead from nothing to generated code', async () => {
  const [commands = ''] = await fences('steps.mdx');
  for (const command of commands.split('\n')) await hookloom(...words(command));
  const hook = await readFile(path.join(project, 'src/hookloom/petstore/get-pet-by-id.ts'), 'utf8');
  expect(hook).toContain('export const useGetPetById');
});

it.each(['search.mdx', 'workbench.mdx'])(
  'what the home page shows in %s is what the commands print',
  async (file) => {
    const shown = await fences(file);
    expect(shown.length).toBeGreaterThan(1);
    for (let i = 0; i < shown.length; i += 2) {
      expect(await hookloom(...words(shown[i] ?? '')), shown[i]).toBe(shown[i + 1]);
    }
  },
);

it('the document on the home page is a part of the sample document', async () => {
  const [shown = ''] = await fences('document.mdx');
  const document = await readFile(path.join(ROOT, 'samples/petstore.yaml'), 'utf8');
  expect(document).toContain(shown.replace(/^/gm, '  '));
});
