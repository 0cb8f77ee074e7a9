import { readFileSync, writeFileSync } from 'node:fs';
import { defaultIdentity } from '@hookloom/identity';
import { bench, build } from '../folders.ts';

const { name, packages } = defaultIdentity;

export interface Contender {
  /** Its folder, in which it runs and writes `output`. */
  readonly id: string;
  readonly name: string;
  /** The package that names its version. */
  readonly package: string;
  readonly writes: string;
  /** What is timed: scripts, one after another, each in a process of the same Node. */
  readonly commands: readonly (readonly string[])[];
  /** What is run before and not timed. */
  readonly before?: readonly (readonly string[])[];
  /** Changes what a project has after that. */
  readonly change?: (folder: string) => void;
  /** Writes what a project has before its first run. */
  readonly setUp?: (folder: string) => void;
}

const all = 'types, validation, functions, hooks';
const contenders = `${bench}generation/contenders/`;
const installed = (script: string) => `${bench}node_modules/${script}`;

const ours = `${build}node_modules/${packages.cli}/dist/main.js`;
const config = { output: 'output', sources: [{ id: 'github', spec: '../github.json' }] };
const setUp = (folder: string) => writeFileSync(`${folder}/${name.slug}.config.json`, JSON.stringify(config));
const first = [
  [ours, 'sync'],
  [ours, 'generate'],
];
const common = { package: packages.cli, writes: `${all}, docs`, setUp };

const orval = [installed('orval/dist/bin/orval.mjs'), '--config'];

/** Describes one operation in other words, and gives it one more parameter. */
function changeOperation(folder: string): void {
  const file = `${folder}/.${name.slug}/specs/github.json`;
  const spec = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, { get: Operation }> };
  const { get } = spec.paths['/repos/{owner}/{repo}/topics']!;
  get.description = 'The topics of a repository.';
  get.parameters.push({ in: 'query', name: 'language', schema: { type: 'string' } });
  writeFileSync(file, `${JSON.stringify(spec, undefined, 2)}\n`);
}

type Operation = { description: string; parameters: object[] };

/** The first is what the others are compared with. */
export const contenderRows: readonly Contender[] = [
  {
    id: 'hey-api',
    name: 'Hey API',
    package: '@hey-api/openapi-ts',
    writes: all,
    commands: [[installed('@hey-api/openapi-ts/bin/run.js'), '-f', `${contenders}hey-api.config.mjs`]],
  },
  {
    id: 'ours',
    name: `${name.display}: \`sync\`, then \`generate\``,
    ...common,
    commands: first,
  },
  {
    id: 'ours-generate',
    name: `${name.display}: \`generate\` alone`,
    ...common,
    before: [[ours, 'sync']],
    commands: [[ours, 'generate']],
  },
  {
    id: 'ours-unchanged',
    name: `${name.display}: \`generate\` again, nothing changed`,
    ...common,
    before: first,
    commands: [[ours, 'generate']],
  },
  {
    id: 'ours-changed',
    name: `${name.display}: \`generate\` again, one operation changed`,
    ...common,
    before: first,
    change: changeOperation,
    commands: [[ours, 'generate']],
  },
  {
    id: 'orval',
    name: 'Orval',
    package: 'orval',
    writes: all,
    commands: [[...orval, `${contenders}orval.config.mjs`]],
  },
  {
    id: 'orval-fixed',
    name: 'Orval, a vendor extension taken out',
    package: 'orval',
    writes: all,
    commands: [[...orval, `${contenders}orval-fixed.config.mjs`]],
  },
  {
    id: 'kubb',
    name: 'Kubb',
    package: '@kubb/core',
    writes: all,
    commands: [
      [
        installed('@kubb/cli/bin/kubb.cjs'),
        ...['generate', '--logLevel', 'silent', '--config', `${contenders}kubb.config.mjs`],
      ],
    ],
  },
  {
    id: 'openapi-typescript',
    name: 'openapi-typescript',
    package: 'openapi-typescript',
    writes: 'types',
    commands: [[installed('openapi-typescript/bin/cli.js'), '../github.json', '-o', 'output/github.ts']],
  },
];

/** What else is worth a ratio: rows by their ids. */
export const comparisons: readonly (readonly [string, string])[] = [
  ['ours', 'openapi-typescript'],
  ['ours-unchanged', 'ours-generate'],
  ['ours-changed', 'ours-generate'],
];
