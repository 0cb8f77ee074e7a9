import { describe, expect } from 'vitest';
import { petstore } from '../../test/support/documents.js';
import { it } from '../../test/support/fixtures.js';
import type { Project } from '../../test/support/project.js';

const json = (name: string) => ({
  content: { 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } },
});
const log = (name: string) => ({
  get: { operationId: 'getLog', tags: ['admin'], responses: { 200: { description: 'ok', ...json(name) } } },
});
const spec = (name = 'Entry') =>
  petstore({
    paths: { '/log': log(name) },
    schemas: { Entry: { type: 'string' }, Line: { type: 'string' } },
  });

const output = 'src/hookloom/pets';

function configure(project: Project, options: object) {
  const config = { output: 'src/hookloom', sources: [{ id: 'pets', spec: 'a.json', ...options }] };
  project.write('hookloom.config.json', JSON.stringify(config, undefined, 2));
}

async function generated(project: Project, options: object) {
  configure(project, options);
  project.write('a.json', spec());
  await project.run('sync');
  return project.run('generate');
}

it('an excluded operation is in no file, and its own files go with the next run', async ({ project }) => {
  await generated(project, {});
  expect(project.has(`${output}/get-log.ts`)).toBe(true);
  project.write(`${output}/mine.ts`, 'mine');
  configure(project, { exclude: { tags: ['admin'] } });
  expect((await project.run('generate', '--check')).code).toBe(1);

  const { stdout, code } = await project.run('generate');
  expect(code).toBe(0);
  expect(stdout).toContain('deleted get-log.ts');
  expect(stdout).toContain('kept other files: mine.ts');
  for (const file of project.files(output)) expect(project.read(file)).not.toMatch(/getLog|Entry/);
  expect((await project.run('generate', '--check')).code).toBe(0);
  expect((await project.run('search', 'log')).stdout).toBe('No results.\n');
  expect((await project.run('view', 'getLog')).stderr).toContain('HL5005');
});

it('`sync` reports the changes of what is generated', async ({ project }) => {
  await generated(project, { exclude: { operationIds: ['getLog'] } });
  project.write('a.json', spec('Line'));
  const { stdout } = await project.run('sync');
  expect(stdout).toContain('pets: changed\n');
  expect(stdout).not.toContain('getLog');
});

it('a pattern that matches nothing is a warning, with its line in the config file', async ({ project }) => {
  const { stderr, code } = await generated(project, { exclude: { tags: ['amdin'], paths: ['/logs/**'] } });
  expect(code).toBe(0);
  const file = 'hookloom.config.json';
  expect(stderr).toContain(`warning HL2050  pets  ${file}:9  /sources/0/exclude/tags/0\n`);
  expect(stderr).toContain('  `amdin` matches no operation. Did you mean `admin`?\n');
  expect(stderr).toContain(`warning HL2050  pets  ${file}:12  /sources/0/exclude/paths/0\n`);
  expect(stderr).toContain('  `/logs/**` matches no operation. Did you mean `/log/**`?\n');
});

it('if no operation is left, nothing is written or deleted', async ({ project }) => {
  await generated(project, {});
  const before = project.files(output);
  configure(project, { include: { tags: ['pets'] } });
  const { stderr, code } = await project.run('generate');
  expect(code).toBe(1);
  expect(stderr).toContain('error HL2051  pets  hookloom.config.json:7  /sources/0/include\n');
  expect(project.files(output)).toEqual(before);
});

describe('is not valid', () => {
  it.for<[string, object, string, string]>([
    [
      'an unknown key',
      { include: { tag: ['a'] } },
      '/include/tag',
      'Unknown key `tag`. The keys are `tags`, `paths`, `operationIds`.',
    ],
    [
      '`include.deprecated`',
      { include: { deprecated: true } },
      '/include/deprecated',
      'Unknown key `deprecated`. The keys are `tags`, `paths`, `operationIds`.',
    ],
    ['a string', { include: { tags: 'a' } }, '/include/tags', '`sources.0.include.tags` must be an array.'],
    ['an empty list', { exclude: { tags: [] } }, '/exclude/tags', '`sources.0.exclude.tags` is empty.'],
    [
      'no list',
      { exclude: {} },
      '/exclude',
      '`sources.0.exclude` is empty. The keys are `tags`, `paths`, `operationIds`, `deprecated`.',
    ],
    [
      'an empty pattern',
      { exclude: { operationIds: [''] } },
      '/exclude/operationIds/0',
      '`sources.0.exclude.operationIds.0` is empty.',
    ],
    [
      'a path without a slash',
      { exclude: { paths: ['pet/*'] } },
      '/exclude/paths/0',
      "`sources.0.exclude.paths.0` is `pet/*`, which doesn't start with `/`.",
    ],
  ])('%s', async ([, options, pointer, message], { project }) => {
    configure(project, options);
    const { diagnostics } = await project.json(['generate']);
    expect(diagnostics).toMatchObject([{ code: 'HL3001', pointer: `/sources/0${pointer}`, message }]);
  });
});
