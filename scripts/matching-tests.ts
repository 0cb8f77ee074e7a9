import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { buildSite, buildVariant, variantDirectory } from '../sites/variant.ts';
import { fullVariants, variants } from '../sites/variants/index.ts';
import { buildReport } from './build-report.ts';
import { browserReport, unitReport } from './step.ts';
import type { Step } from './test-steps.ts';

/** Folders with their own Vitest config. All other tests run from the root. */
const ROOTS = ['packages/react', 'packages/generator', 'packages/cli', 'samples'];

/** Test files, committed or new, whose path contains one of the words. */
function testFiles(words: readonly string[]): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    encoding: 'utf8',
  });
  return listed
    .split('\n')
    .filter(
      (file) =>
        /\.(?:test|spec)\.tsx?$/.test(file) && words.some((word) => file.includes(word)) && existsSync(file),
    );
}

/** Builds the sites that browser tests need, unless they exist. An existing build may be outdated. */
const buildMissingSites = (isFull: boolean): Step[] =>
  [
    { name: 'build-website', folder: 'website', build: () => buildSite(`${process.cwd()}/website`) },
    ...[...variants, ...(isFull ? fullVariants : [])].map((variant) => ({
      name: `build-${variant.name}`,
      folder: variantDirectory(variant.name),
      build: () => buildVariant(variant),
    })),
  ]
    .filter(({ folder }) => !existsSync(`${folder}/build/index.html`))
    .map(({ name, build }) => ({ name, run: () => buildReport(name, build) }));

/** Creates one step for each runner that has matching tests. */
export function matchingTestSteps(words: readonly string[]): Step[] {
  const files = words.length > 0 ? testFiles(words) : [];
  const browserTests = files.filter((file) => file.endsWith('.spec.ts'));
  const nodeTests = files.filter((file) => !file.endsWith('.spec.ts'));
  const testsInRoot = (root: string) => nodeTests.filter((file) => file.startsWith(`${root}/`));
  const otherTests = nodeTests.filter((file) => !ROOTS.some((root) => file.startsWith(`${root}/`)));
  const needsBuilds = [...browserTests, ...otherTests].some((file) =>
    /\.spec\.ts$|\.build\.test\.ts$/.test(file),
  );
  const builds = needsBuilds
    ? buildMissingSites(browserTests.some((file) => file.endsWith('.full.spec.ts')))
    : [];
  const needs = builds.map(({ name }) => name);
  const step = (name: string, run: Step['run']): Step => ({ name, needs, run });
  return [
    ...builds,
    ...ROOTS.filter((root) => testsInRoot(root).length > 0).map((root) => {
      const relativePaths = testsInRoot(root).map((file) => file.slice(root.length + 1));
      return step(`tests-of-${root.replace('/', '-')}`, () =>
        unitReport(`tests-of-${root.replace('/', '-')}`, ['--root', root, ...relativePaths]),
      );
    }),
    ...(otherTests.length > 0 ? [step('tests', () => unitReport('tests', otherTests))] : []),
    ...(browserTests.length > 0 ? [step('browser', () => browserReport('browser', browserTests))] : []),
  ];
}
