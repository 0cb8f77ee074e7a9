import { defineConfig } from 'vitest/config';

/**
 * The tests that `npm run mutation` runs: those beside the files that it mutates, without those that generate many documents,
 * wait for processes or start them. Each mutant costs a run of all tests that reach it.
 */
export default defineConfig({
  test: {
    include: [
      'packages/generator/src/compare.test.ts',
      'packages/generator/src/{compare,emit}/*.test.ts',
      'packages/generator/src/model/{combine,combine-limits,disjoint,variants}.test.ts',
      'packages/generator/src/parse/bundle*.test.ts',
      'packages/react/src/core/encode-*.test.ts',
      'packages/cli/src/disk/*.test.ts',
    ],
    exclude: ['**/node_modules/**', '**/{syntax,killed-run,lock-between-runs}.test.ts'],
    // Shorter than Stryker's limit: a test that hangs fails, and its worker isn't restarted.
    testTimeout: 8_000,
  },
});
