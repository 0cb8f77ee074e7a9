import { existsSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { buildSite, buildVariant, variantDirectory } from '../sites/variant.ts';
import { variants } from '../sites/variants/index.ts';
import { buildReport } from './build-report.ts';
import { browserReport, unitReport } from './step.ts';
import type { Step } from './test-steps.ts';

/** Folders with a Vitest of their own; every other test belongs to the one at the root. */
const ROOTS = ['packages/react', 'packages/generator', 'packages/cli', 'samples'];

/** The files of tests that are committed or about to be, whose path has one of the words. */
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

/** Sites that browser tests open are built where they are not yet there; what is there may be older than the sources. */
const missingBuilds = (): Step[] =>
  [
    { name: 'build-website', folder: 'website', build: () => buildSite(`${process.cwd()}/website`) },
    ...variants.map((variant) => ({
      name: `build-${variant.name}`,
      folder: variantDirectory(variant.name),
      build: () => buildVariant(variant),
    })),
  ]
    .filter(({ folder }) => !existsSync(`${folder}/build/index.html`))
    .map(({ name, build }) => ({ name, run: () => buildReport(name, build) }));

/** One step for each runner that has tests with one of the words in their path. */
export function matchingTests(words: readonly string[]): Step[] {
  const files = words.length > 0 ? testFiles(words) : [];
  const ofBrowser = files.filter((file) => file.endsWith('.spec.ts'));
  const ofNode = files.filter((file) => !file.endsWith('.spec.ts'));
  const ofRoot = (root: string) => ofNode.filter((file) => file.startsWith(`${root}/`));
  const ofNone = ofNode.filter((file) => !ROOTS.some((root) => file.startsWith(`${root}/`)));
  const needsBuilds = [...ofBrowser, ...ofNone].some((file) => /\.spec\.ts$|\.build\.test\.ts$/.test(file));
  const builds = needsBuilds ? missingBuilds() : [];
  const after = builds.map(({ name }) => name);
  const step = (name: string, run: Step['run']): Step => ({ name, after, run });
  return [
    ...builds,
    ...ROOTS.filter((root) => ofRoot(root).length > 0).map((root) => {
      const within = ofRoot(root).map((file) => file.slice(root.length + 1));
      return step(`tests-of-${root.replace('/', '-')}`, () =>
        unitReport(`tests-of-${root.replace('/', '-')}`, ['--root', root, ...within]),
      );
    }),
    ...(ofNone.length > 0 ? [step('tests', () => unitReport('tests', ofNone))] : []),
    ...(ofBrowser.length > 0 ? [step('browser', () => browserReport('browser', ofBrowser))] : []),
  ];
}
