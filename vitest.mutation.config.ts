import { defineConfig } from 'vitest/config';

/** Tests that build, type-check or draw many documents: they take seconds for each mutant, and tables notice the same. */
const slow = ['contents', 'syntax', 'stable-names', 'against-ajv', 'read-text'];

/** The tests that `npm run mutation` runs for each mutant: those of Node that need no fixtures. */
export default defineConfig({
  test: {
    // The command line that tests start.
    globalSetup: 'packages/cli/test/support/bundle.ts',
    include: [
      'packages/generator/src/**/*.test.ts',
      'packages/react/src/core/*.test.ts',
      'packages/cli/src/disk/*.test.ts',
    ],
    exclude: [
      '**/node_modules/**',
      'packages/generator/src/bundle.test.ts',
      '**/{killed-run,lock-between-runs}.test.ts',
      `packages/generator/src/**/{${slow.join()}}.test.ts`,
    ],
    testTimeout: 60_000,
  },
});
