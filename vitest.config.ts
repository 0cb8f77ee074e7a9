import { defineConfig } from 'vitest/config';

const exclude = ['**/node_modules/**', '**/build/**', '**/.docusaurus/**', '.variants/**'];

const OWN_BUILDS = ['e2e/broken/**/*.build.test.ts', 'e2e/states/dev-server.build.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        // The website's tsconfig keeps JSX, for its bundler.
        oxc: { jsx: { runtime: 'automatic' } },
        test: {
          name: 'unit',
          include: [
            'packages/{identity,playground,workbench}/**/*.test.{ts,tsx}',
            'website/**/*.test.{ts,tsx}',
            'scripts/**/*.test.ts',
            'bench/**/*.test.ts',
            'sites/**/*.test.ts',
            'e2e/**/*.test.ts',
          ],
          exclude: [...exclude, '**/*.{build,rebuild,packed,firefox,webkit}.test.ts'],
          // What they test keeps no state in its modules, so that all files may share them.
          isolate: false,
          // Some start a process, which takes seconds on a busy machine.
          testTimeout: 30_000,
        },
      },
      {
        // Reads what the builds of the site and of its variants wrote, or serves it.
        test: { name: 'builds', include: ['e2e/**/*.build.test.ts'], exclude: [...exclude, ...OWN_BUILDS] },
      },
      {
        // Each test runs a build, or a server, of its own.
        test: {
          name: 'broken',
          include: OWN_BUILDS,
          testTimeout: 120_000,
          fileParallelism: false,
        },
      },
      {
        // Builds a site several times.
        test: {
          name: 'rebuilds',
          include: ['e2e/**/*.rebuild.test.ts'],
          exclude,
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        // The built site in Debian's Firefox, or another that is installed: one at a time, because each takes a core.
        test: {
          name: 'firefox',
          include: ['e2e/**/*.firefox.test.ts'],
          exclude,
          testTimeout: 60_000,
          fileParallelism: false,
        },
      },
      {
        // The built site in Debian's WebKitGTK, one at a time for the same reason.
        test: {
          name: 'webkit',
          include: ['e2e/**/*.webkit.test.ts'],
          exclude,
          testTimeout: 60_000,
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
