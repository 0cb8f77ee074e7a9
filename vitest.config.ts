import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/build/**', '**/.docusaurus/**', '.variants/**'];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/identity/**/*.test.ts',
            'website/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'sites/**/*.test.ts',
            'e2e/**/*.test.ts',
          ],
          exclude: [...exclude, '**/*.{build,packed}.test.ts'],
        },
      },
      {
        // Each test runs the real build of a variant, or reads what one wrote.
        test: {
          name: 'builds',
          include: ['e2e/**/*.build.test.ts'],
          exclude,
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        // The packages as they are published. Limits are for a busy machine: tests install, build and start a browser.
        test: {
          name: 'packed',
          include: ['e2e/**/*.packed.test.ts'],
          globalSetup: 'e2e/packed/pack.ts',
          testTimeout: 600_000,
        },
      },
    ],
  },
});
