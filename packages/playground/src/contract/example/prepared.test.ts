import { execFile } from 'node:child_process';
import fs from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { format, resolveConfig } from 'prettier';
import ts from 'typescript';
import { beforeAll, expect, it } from 'vitest';
import { REPOSITORY } from '../assets/repository.ts';
import { typeCheckerFiles } from '../assets/make-type-checker-files.ts';
import { type Checker, createChecker, type Files } from '../check/create-checker.ts';
import { checkApp } from '../run/check-app.ts';
import { type Compared, compareSpecs } from '../run/compare-specs.ts';
import type { Check } from '../run/messages.ts';
import { applyChange, preparedChanges } from './changes.ts';
import { EXAMPLE_SOURCE, findPrepared, type Prepared, prepared } from './prepared.ts';

const folder = import.meta.dirname;
const run = promisify(execFile);

let check: Checker;
let spec: string;
let app: Files;
const results = new Map<string, Compared & { check: Check }>();

beforeAll(async () => {
  const { types } = await typeCheckerFiles();
  check = createChecker(ts, JSON.parse(types) as Files);
  spec = await fs.readFile(path.join(folder, 'petstore.yaml'), 'utf8');
  app = await readApp();
  for (const change of preparedChanges) results.set(change.id, await resultOf(applyChange(spec, change)));
}, 120_000);

async function readApp(): Promise<Files> {
  const names = ['pet-list.tsx', 'pet-details.tsx', 'add-pet.tsx'];
  const texts = names.map((name) => fs.readFile(path.join(folder, 'app', name), 'utf8'));
  return Object.fromEntries((await Promise.all(texts)).map((text, index) => [`src/${names[index]}`, text]));
}

async function resultOf(after: string) {
  const compared = await compareSpecs({ before: spec, after, source: EXAMPLE_SOURCE, app });
  return { ...compared, check: (await checkApp(compared, check, () => Promise.resolve(true)))! };
}

it('the saved results are those of this generator and compiler: run vitest with -u to save them again', async () => {
  const saved: Prepared = {
    spec,
    app,
    compiler: ts.version,
    results: Object.fromEntries(
      [...results].map(([id, result]) => [
        id,
        { changes: result.comparison.changes, problems: result.check.problems },
      ]),
    ),
  };
  const file = path.join(folder, 'prepared.json');
  const options = await resolveConfig(file);
  await expect(await format(JSON.stringify(saved), { ...options, parser: 'json' })).toMatchFileSnapshot(file);
});

it('reports the same as tsc with the whole DOM and the installed packages', async () => {
  // Inside the repository, so that tsc finds the packages.
  const project = path.join(REPOSITORY, 'node_modules/.cache/contract-test', String(process.pid));
  for (const [id, { code }] of results)
    for (const [file, text] of Object.entries({ ...app, ...code.after })) {
      const target = path.join(project, id, file);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.writeFile(target, text);
    }
  const compilerOptions = {
    ...{ target: 'ES2022', module: 'ESNext', moduleResolution: 'Bundler', jsx: 'react-jsx' },
    // The runtime's source, which tsc reads here, is newer than its declarations.
    ...{ lib: ['ES2023', 'DOM', 'DOM.Iterable'], types: [], strict: true, noEmit: true, skipLibCheck: true },
  };
  await fs.writeFile(
    path.join(project, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, include: ['*/src'] }),
  );
  const tsc = path.join(REPOSITORY, 'node_modules/typescript/bin/tsc');
  const { stdout } = await run(process.execPath, [tsc, '-p', '.', '--pretty', 'false'], {
    cwd: project,
  }).catch((error: unknown) => error as { stdout: string });
  await fs.rm(project, { recursive: true });
  const expected = [...results].flatMap(([id, result]) =>
    result.check.problems.map(
      ({ file, line, column, code, message }) =>
        `${id}/${file}(${line},${column}): error TS${code}: ${message}`,
    ),
  );
  expect(
    stdout
      .trim()
      .split(/\n(?! )/)
      .sort(),
  ).toEqual(expected.sort());
}, 120_000);

it('the application compiles with the code of the spec before the change', () => {
  expect([...results.values()].map((result) => result.check.existing)).toEqual(preparedChanges.map(() => 0));
});

it.each(preparedChanges)(
  '$label: compare reports a breaking change, and the application stops compiling',
  (change) => {
    expect(change.edits.every(([from]) => spec.split(from).length === 2)).toBe(true);
    const { comparison, check: found } = results.get(change.id)!;
    expect(comparison.diagnostics).toEqual({ before: [], after: [] });
    expect(comparison.changes.filter(({ breaking }) => breaking)).not.toEqual([]);
    expect(found.problems).not.toEqual([]);
    expect(findPrepared(spec, applyChange(spec, change))).toEqual(prepared.results[change.id]);
  },
);

it.each([
  [
    'a new optional property',
    'id: { type: integer }\n',
    'id: { type: integer }\n        tag: { type: string }\n',
  ],
  [
    'a new optional parameter',
    '        - name: status\n',
    '        - { name: limit, in: query, schema: { type: integer } }\n        - name: status\n',
  ],
  [
    'a new operation',
    '    delete:\n',
    "    head:\n      operationId: headPet\n      responses: { '200': { description: '' } }\n    delete:\n",
  ],
])('%s is not breaking, and the application compiles', async (_, from, to) => {
  const { comparison, check: found } = await resultOf(spec.replace(from, to));
  expect(comparison.diagnostics.after).toEqual([]);
  expect(comparison.changes).not.toEqual([]);
  expect(comparison.changes.filter(({ breaking }) => breaking)).toEqual([]);
  expect(found.problems).toEqual([]);
});

// The two documented exceptions: only the deployed application breaks, at run time.
it.each([
  ['a tighter limit', 'name: { type: string }', 'name: { type: string, minLength: 2 }'],
  ['a moved path', '/pets/{petId}:', '/animals/{petId}:'],
])('%s is breaking, and the application compiles', async (_, from, to) => {
  const { comparison, check: found } = await resultOf(spec.replace(from, to));
  expect(comparison.changes.some(({ breaking }) => breaking)).toBe(true);
  expect(found.problems).toEqual([]);
});
