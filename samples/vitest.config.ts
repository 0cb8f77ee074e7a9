import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { withoutExecute } from './testing/without-execute.ts';

const inert = process.env['WITHOUT_EXECUTE'] !== undefined;

/** Milliseconds to wait for what a test expects. */
const PATIENCE = 5_000;

const chromium = playwright({
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  },
});

/** The tests of components, in a browser. */
const inBrowser = (name: string, include: string, isolate: boolean): TestProjectConfiguration => ({
  plugins: inert ? [withoutExecute] : [],
  cacheDir: `node_modules/.vite-${name}${inert ? '-inert' : ''}`,
  optimizeDeps: {
    // Packed anew at each run; what is bundled ahead is kept for as long as the lockfile stays.
    exclude: ['@hookloom/react'],
    include: [
      '@tanstack/react-query',
      '@testing-library/react',
      'react',
      'react-dom',
      'react-dom/client',
      'react-dom/server',
      'react/jsx-dev-runtime',
      'zod/mini',
    ],
  },
  test: {
    name,
    include: [include],
    isolate,
    setupFiles: ['testing/each-test.ts'],
    unstubGlobals: true,
    provide: { patience: PATIENCE },
    // Its polls cannot tell when nothing more will happen, as `inert-generated.ts` tells the queries.
    expect: { poll: { timeout: inert ? 2_000 : PATIENCE } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: chromium,
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      // All files in one page: a page for each takes most of the time.
      inBrowser('components', '!(tutorial-*)/*.test.tsx', false),
      // The server that the tutorial imitates keeps its pets in its module, so each file needs it anew.
      inBrowser('tutorial', 'tutorial-*/*.test.tsx', true),
      { test: { name: 'commands', include: ['*/*.test.ts'], testTimeout: 60_000 } },
    ],
  },
});
