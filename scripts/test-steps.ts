/** The steps of `npm test` and `npm run test:full`, with their dependencies. */
import { buildSite, buildVariant, type Variant } from '../sites/variant.ts';
import { fullVariants, variants } from '../sites/variants/index.ts';
import { buildReport } from './build-report.ts';
import { SAMPLES_REPORT, testSamples, testWithoutExecute } from './sample-tests.ts';
import { checkSpecification, PROVING_STEPS } from './specification.ts';
import { browserReport, run, unitReport, type Outcome } from './step.ts';

export interface Step {
  readonly name: string;
  /** The steps that must finish first. */
  readonly after?: readonly string[];
  /** The steps that must finish first, and pass: if one fails, this one is skipped and counts as a failure. */
  readonly needs?: readonly string[];
  /** Slow and rarely fails: only in the full set. */
  readonly isFull?: true;
  readonly run: () => Promise<Outcome>;
}

/** A command that passes or fails as a whole. */
const command = (name: string, line: string, needs: readonly string[] = []): Step => {
  const [program = '', ...args] = line.split(' ');
  return { name, needs, run: () => run(name, program, args) };
};

const tests = (name: string, line: string, needs: readonly string[] = []): Step => ({
  name,
  needs,
  run: () => unitReport(name, line.split(' ')),
});

const buildStep = (variant: Variant): Step => ({
  name: `build-${variant.name}`,
  needs: ['prepare-samples'],
  run: () => buildReport(`build-${variant.name}`, () => buildVariant(variant)),
});

const built = variants.map(({ name }) => `build-${name}`);

/** In starting order: dependencies of others first, then the longest. */
export const steps: readonly Step[] = [
  // Samples are compiled and run against the packed packages.
  command('prepare-samples', 'npm run samples'),
  { name: 'samples', needs: ['prepare-samples'], run: testSamples },
  {
    name: 'build-website',
    after: ['samples'],
    // The site's build reads which samples were tested.
    run: () => buildReport('build-website', () => buildSite(`${process.cwd()}/website`, { SAMPLES_REPORT })),
  },
  ...variants.map(buildStep),
  // Two shards for two cores. Each reuses one browser.
  ...['1/2', '2/2'].map((half) => ({
    name: `browser-${half.charAt(0)}`,
    needs: ['build-website'],
    run: () =>
      browserReport(`browser-${half.charAt(0)}`, [
        '--project=desktop',
        '--project=mobile',
        `--shard=${half}`,
      ]),
  })),
  {
    name: 'browser-variants',
    needs: built,
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
  command('hosting', 'npm run hosting -- --check'),
  { name: 'specification', after: PROVING_STEPS, run: checkSpecification },
  { ...tests('fixtures', '--root packages/generator --project fixtures'), isFull: true },
  ...fullVariants.map((variant): Step => ({ ...buildStep(variant), isFull: true })),
  {
    name: 'browser-full',
    needs: ['build-website', ...built, ...fullVariants.map(({ name }) => `build-${name}`)],
    isFull: true,
    run: () => browserReport('browser-full', ['--project=full']),
  },
  { ...tests('firefox', '--project firefox', ['build-website']), isFull: true },
  { ...tests('webkit', '--project webkit', ['build-website']), isFull: true },
  { ...tests('rebuilds', '--project rebuilds', ['prepare-samples']), isFull: true },
  { ...tests('packed', '--project packed', ['build-website']), isFull: true },
  { name: 'samples-without-execute', needs: ['prepare-samples'], isFull: true, run: testWithoutExecute },
];
