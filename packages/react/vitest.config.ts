import { playwright } from '@vitest/browser-playwright';
import { fileURLToPath } from 'node:url';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { limits } from '../../vitest.limits.js';

const react18 = (name: string) =>
  fileURLToPath(import.meta.resolve('react-18/package.json')).replace('package.json', `node_modules/${name}`);

const versions = [
  { version: '19', alias: {} },
  { version: '18', alias: { react: react18('react'), 'react-dom': react18('react-dom') } },
];

const chromium = playwright({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  },
});

const inReact = versions.flatMap(({ version, alias }): TestProjectConfiguration[] => [
  {
    resolve: { alias },
    test: { name: `server-react-${version}`, include: ['src/react/*.test.ts'], ...limits },
  },
  {
    resolve: { alias },
    cacheDir: `node_modules/.vite/react-${version}`,
    optimizeDeps: {
      include: ['react', 'react/jsx-dev-runtime', 'react-dom', 'react-dom/client', 'react-dom/server'],
    },
    test: {
      name: `browser-react-${version}`,
      include: ['src/**/*.browser.test.tsx'],
      setupFiles: ['src/testing/no-console-errors.ts'],
      ...limits,
      browser: {
        enabled: true,
        headless: true,
        screenshotFailures: false,
        provider: chromium,
        instances: [{ browser: 'chromium' }],
      },
    },
  },
]);

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'core',
          include: ['src/**/*.test.ts'],
          exclude: ['src/react/*.test.ts'],
          ...limits,
          typecheck: { enabled: true, include: ['src/**/*.test-d.ts'], tsconfig: 'tsconfig.json' },
        },
      },
      ...inReact,
    ],
  },
});
