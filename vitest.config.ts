import { createRequire } from 'node:module';
import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { limits, longLimits } from './vitest.limits.ts';

const { resolve } = createRequire(new URL('website/package.json', import.meta.url));

/** The site's React, also for our packages, as in its build (`website/plugins/one-react.ts`). */
const react = ['react', 'react-dom'].map((name) => [name, path.dirname(resolve(`${name}/package.json`))]);

const exclude = ['**/node_modules/**', '**/build/**', '**/.docusaurus/**', '.variants/**'];

const OWN_BUILDS = ['e2e/broken/**/*.build.test.ts', 'e2e/states/dev-server.build.test.ts'];

export default defineConfig({
  test: {
    projects: [
      {
        // The website's tsconfig keeps JSX, for its bundler.
        oxc: { jsx: { runtime: 'automatic' } },
        resolve: { alias: Object.fromEntries(react) as Record<string, string> },
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
          ...limits,
        },
      },
      {
        // Reads what the builds of the site and of its variants wrote, or serves it.
        test: {
          name: 'builds',
          include: ['e2e/**/*.build.test.ts'],
          exclude: [...exclude, ...OWN_BUILDS],
          ...limits,
        },
      },
      {
        // Each test runs a build, or a server, of its own.
        test: {
          name: 'broken',
          include: OWN_BUILDS,
          ...limits,
          fileParallelism: false,
        },
      },
      {
        // Builds a site several times.
        test: {
          name: 'rebuilds',
          include: ['e2e/**/*.rebuild.test.ts'],
          exclude,
          ...limits,
        },
      },
      {
        // The built site in Debian's Firefox, or another that is installed: one at a time, because each takes a core.
        test: {
          name: 'firefox',
          include: ['e2e/**/*.firefox.test.ts'],
          exclude,
          ...limits,
          fileParallelism: false,
        },
      },
      {
        // The built site in Debian's WebKitGTK, one at a time for the same reason.
        test: {
          name: 'webkit',
          include: ['e2e/**/*.webkit.test.ts'],
          exclude,
          ...limits,
          fileParallelism: false,
        },
      },
      {
        // The packages as they are published: tests install, build and start a browser.
        test: {
          name: 'packed',
          include: ['e2e/**/*.packed.test.ts'],
          globalSetup: 'e2e/packed/pack.ts',
          ...longLimits,
        },
      },
    ],
  },
});
