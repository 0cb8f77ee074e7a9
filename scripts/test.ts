/** Runs every check of the repository and ends with one line: `N passed, N failed`. */
import { rm } from 'node:fs/promises';
import { buildSites } from './build-sites.ts';
import { findChromium } from '../sites/chromium.ts';
import { SAMPLES_REPORT, testSamples, testWithoutExecute } from './sample-tests.ts';
import { browserReport, run, unitReport, type Outcome } from './step.ts';

await rm('test-results', { recursive: true, force: true });
process.env['CHROMIUM_PATH'] = await findChromium();

// The samples are compiled and run against the packages as they are published.
const prepared = await run('prepare samples', 'npm', ['run', 'samples']);

// Two cores: sources are checked on one while sites are built on the other.
async function checkSources(): Promise<Outcome[]> {
  return [
    await run('format', 'npx', ['prettier', '--check', '.']),
    await run('lint', 'npx', ['eslint', '.', '--max-warnings', '0']),
    await run('types', 'npm', ['run', 'types']),
    await run('boundaries', 'npm', ['run', 'boundaries']),
    await run('unused', 'npx', ['knip', '--no-progress']),
    await unitReport('unit', ['--project', 'unit']),
    await unitReport('react', ['--root', 'packages/react']),
    await unitReport('generator', ['--root', 'packages/generator']),
    await unitReport('cli', ['--root', 'packages/cli']),
    await unitReport('packed', ['--project', 'packed']),
  ];
}

async function buildAndBreak(): Promise<Outcome[]> {
  const samples = [await testSamples(), await testWithoutExecute()];
  // What the site calls tested, it reads here.
  process.env['SAMPLES_REPORT'] = SAMPLES_REPORT;
  return [...samples, ...(await buildSites()), await unitReport('builds', ['--project', 'builds'])];
}

const outcomes = [prepared, ...(await Promise.all([checkSources(), buildAndBreak()])).flat()];
outcomes.push(await browserReport('browser'));

console.log('\n');
for (const { name, passed, failed, seconds } of outcomes) {
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`,
  );
}
const sum = (key: 'passed' | 'failed') => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
