/**
 * Runs the repository's checks. The last line sums up: `N passed, N failed`.
 *
 *     npm test                      the checks that every change must pass
 *     npm run test:full             these, and slow checks that rarely fail
 *     npm run test:full -- --rest   only what `npm test` skips; the last line sums up both
 *     npm test -- lint search       the steps of these names, and the tests with these words in their path
 */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { installCaddy } from '../sites/caddy.ts';
import { findChromium } from '../sites/chromium.ts';
import { installFirefox } from '../sites/firefox.ts';
import { installWebKit } from '../sites/webkit.ts';
import { installNginx } from '../sites/nginx.ts';
import { matchingTestSteps } from './matching-tests.ts';
import { runTasks } from './schedule.ts';
import { selectSteps } from './select-steps.ts';
import { skipped, type Outcome } from './step.ts';
import { steps } from './test-steps.ts';

const SUMMARY = 'test-results/summary.json';
/** How many failures of a step are printed with their reasons. */
const REASONS_PER_STEP = 5;
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const isRest = process.argv.includes('--rest');
const isFull = isRest || process.argv.includes('--full');

const { chosen, unknown } = selectSteps(steps, words, isFull, isRest);
const matching = matchingTestSteps(unknown);
if (unknown.length > 0 && matching.length === 0) {
  console.error(`No step and no test file has "${unknown.join('", "')}" in its name.`);
  console.error(`Steps: ${steps.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const didNotEnd: Outcome = {
  name: 'npm test',
  passed: 0,
  failed: 1,
  seconds: 0,
  failures: [{ command: 'npm test' }],
};
const earlier = isRest
  ? await readFile(SUMMARY, 'utf8').then(
      (text) => JSON.parse(text) as Outcome[],
      () => [didNotEnd],
    )
  : [];
if (!isRest && words.length === 0) await rm('test-results', { recursive: true, force: true });
await mkdir('test-results', { recursive: true });
process.env['CHROMIUM_PATH'] = await findChromium();
if (chosen.some(({ name }) => name === 'firefox')) installFirefox();
if (chosen.some(({ name }) => name === 'webkit')) installWebKit();
if (chosen.some(({ name }) => name === 'builds')) {
  installNginx();
  installCaddy();
}
// More room for short-lived objects: builds, the compiler and lint spend a fifth of their time on collecting them.
process.env['NODE_OPTIONS'] = `${process.env['NODE_OPTIONS'] ?? ''} --max-semi-space-size=64`.trim();

const lanes = Math.max(2, availableParallelism());
const known = new Map(earlier.map((outcome) => [outcome.name, outcome]));
const outcomes = await runTasks([...chosen, ...matching], lanes, async (step) => {
  const outcome = skipped(step, known) ?? (await step.run());
  known.set(step.name, outcome);
  return outcome;
});
await writeFile(SUMMARY, JSON.stringify(outcomes));

console.log('\n');
const all = [...earlier, ...outcomes];
for (const { name, passed, failed, seconds } of all) {
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds.toFixed(0)} s)`,
  );
}
if (all.some(({ failed }) => failed > 0)) console.log('\nTo see a failure alone:');
for (const { failures } of all)
  for (const [index, { command, reason = '' }] of failures.entries()) {
    console.log(`  ${command}`);
    // Many failures of one step usually have one reason.
    if (index < REASONS_PER_STEP && reason) console.log(reason.replaceAll(/^/gm, '    '));
  }
const sum = (key: 'passed' | 'failed') => all.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
