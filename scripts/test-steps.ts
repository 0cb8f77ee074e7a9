/** What `npm test` and `npm run test:full` run: each step with what must have ended before it. */
import { buildSite, buildVariant } from '../sites/variant.ts';
import { variants } from '../sites/variants/index.ts';
import { buildReport } from './build-report.ts';
import { SAMPLES_REPORT, testSamples, testWithoutExecute } from './sample-tests.ts';
import { checkSpecification, PROVING_STEPS } from './specification.ts';
import { browserReport, run, unitReport, type Outcome } from './step.ts';

export interface Step {
  readonly name: string;
  /** The steps whose results it reads. */
  readonly after?: readonly string[];
  /** Slow, and rarely wrong: only in the full set. */
  readonly isFull?: true;
  readonly run: () => Promise<Outcome>;
}

/** A command that passes or fails as a whole. */
const command = (name: string, line: string, after: readonly string[] = []): Step => {
  const [program = '', ...args] = line.split(' ');
  return { name, after, run: () => run(name, program, args) };
};

const tests = (name: string, line: string, after: readonly string[] = []): Step => ({
  name,
  after,
  run: () => unitReport(name, line.split(' ')),
});

const built = variants.map(({ name }) => `build-${name}`);

/** In the order in which they start, as far as there is room: what others wait for first, then the longest. */
export const steps: readonly Step[] = [
  // The samples are compiled and run against the packages as they are published.
  command('prepare-samples', 'npm run samples'),
  { name: 'samples', after: ['prepare-samples'], run: testSamples },
  {
    name: 'build-website',
    after: ['samples'],
    // What the site calls tested, it reads here.
    run: () => buildReport('build-website', () => buildSite(`${process.cwd()}/website`, { SAMPLES_REPORT })),
  },
  ...variants.map((variant) => ({
    name: `build-${variant.name}`,
    after: ['prepare-samples'],
    run: () => buildReport(`build-${variant.name}`, () => buildVariant(variant)),
  })),
  // Halves, for two cores; each keeps one browser for all its tests.
  ...['1/2', '2/2'].map((half) => ({
    name: `browser-${half.charAt(0)}`,
    after: ['build-website'],
    run: () =>
      browserReport(`browser-${half.charAt(0)}`, [
        '--project=desktop',
        '--project=mobile',
        `--shard=${half}`,
      ]),
  })),
  {
    name: 'browser-variants',
    after: built,
    run: () => browserReport('browser-variants', ['--project=variants', '--project=added-pages']),
  },
  tests('cli', '--root packages/cli'),
  tests('core', '--root packages/react --project core'),
  tests('react', '--root packages/react --project !core'),
  tests('generator', '--root packages/generator --project unit'),
  tests('broken', '--project broken', ['prepare-samples']),
  tests('unit', '--project unit', ['prepare-samples']),
  command('lint', 'npx eslint . --max-warnings 0 --cache --cache-location node_modules/.cache/eslint/', [
    'prepare-samples',
  ]),
  command('types', 'npm run types', ['prepare-samples']),
  command('format', 'npx prettier --check . --cache --cache-location node_modules/.cache/prettier'),
  command('boundaries', 'npm run boundaries', ['prepare-samples']),
  command('unused', 'npx knip --no-progress', ['prepare-samples']),
  tests('builds', '--project builds', ['build-website', ...built]),
  command('api', 'npm run api -- --check'),
  command('licenses', 'npm run licenses'),
  { name: 'specification', after: PROVING_STEPS, run: checkSpecification },
  { ...tests('fixtures', '--root packages/generator --project fixtures'), isFull: true },
  { ...tests('packed', '--project packed'), isFull: true },
  { name: 'samples-without-execute', after: ['prepare-samples'], isFull: true, run: testWithoutExecute },
];
