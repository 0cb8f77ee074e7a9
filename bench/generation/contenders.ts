import { readFileSync, writeFileSync } from 'node:fs';
import { defaultIdentity } from '@hookloom/identity';
import { bench, build } from '../folders.ts';

const { name, packages } = defaultIdentity;

export interface Contender {
  /** The folder in which it runs and writes `output`. */
  readonly id: string;
  readonly name: string;
  /** The package whose version is reported. */
  readonly package: string;
  readonly writes: string;
  /** The timed scripts, run one after another in separate processes. */
  readonly commands: readonly (readonly string[])[];
  /** Scripts to run first, untimed. */
  readonly before?: readonly (readonly string[])[];
  /** Modifies the project after `before`. */
  readonly change?: (folder: string) => void;
  /** Writes the project's files before the first run. */
  readonly setUp?: (folder: string) => void;
}

const all = 'types, validation, functions, hooks';
const contenders = `${bench}generation/contenders/`;
const installedScript = (script: string) => `${bench}node_modules/${script}`;

const ours = `${build}node_modules/${packages.cli}/dist/main.js`;
const config = { output: 'output', sources: [{ id: 'github', spec: '../github.json' }] };
const setUp = (folder: string) => writeFileSync(`${folder}/${name.slug}.config.json`, JSON.stringify(config));
const first = [
  [ours, 'sync'],
  [ours, 'generate'],
];
const common = { package: packages.cli, writes: `${all}, docs`, setUp };

const orval = [installedScript('orval/dist/bin/orval.mjs'), '--config'];

/** Changes one operation's description and adds a parameter. */
function changeOperation(folder: string): void {
  const file = `${folder}/.${name.slug}/specs/github.json`;
  const spec = JSON.parse(readFileSync(file, 'utf8')) as { paths: Record<string, { get: Operation }> };
  const { get } = spec.paths['/repos/{owner}/{repo}/topics']!;
  get.description = 'The topics of a repository.';
  get.parameters.push({ in: 'query', name: 'language', schema: { type: 'string' } });
  writeFileSync(file, `${JSON.stringify(spec, undefined, 2)}\n`);
}

type Operation = { description: string; parameters: object[] };

/** The first one is the baseline. */
export const contenderRows: readonly Contender[] = [
  {
    id: 'hey-api',
    name: 'Hey API',
    package: '@hey-api/openapi-ts',
    writes: all,
    commands: [[installedScript('@hey-api/openapi-ts/bin/run.js'), '-f', `${contenders}hey-api.config.mjs`]],
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
        installedScript('@kubb/cli/bin/kubb.cjs'),
        ...['generate', '--logLevel', 'silent', '--config', `${contenders}kubb.config.mjs`],
      ],
    ],
  },
  {
    id: 'openapi-typescript',
    name: 'openapi-typescript',
    package: 'openapi-typescript',
    writes: 'types',
    commands: [
      [installedScript('openapi-typescript/bin/cli.js'), '../github.json', '-o', 'output/github.ts'],
    ],
  },
];

/** More pairs to compare, by id. */
export const comparisons: readonly (readonly [string, string])[] = [
  ['ours', 'openapi-typescript'],
  ['ours-unchanged', 'ours-generate'],
  ['ours-changed', 'ours-generate'],
];
