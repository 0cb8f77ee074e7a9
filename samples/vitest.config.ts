import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { limits } from '../vitest.limits.ts';
import { pictureCommand } from './testing/picture-command.ts';
import { withoutExecute } from './testing/without-execute.ts';

const inert = process.env['WITHOUT_EXECUTE'] !== undefined;

const expectTimeout = limits.expect.poll.timeout;

const chromium = playwright({
  ...(process.env['PICTURES'] && { contextOptions: { deviceScaleFactor: 2 } }),
  launchOptions: {
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  },
});

/** Component tests, which run in a browser. */
const inBrowser = (name: string, include: string, isolate: boolean): TestProjectConfiguration => ({
  plugins: inert ? [withoutExecute] : [],
  cacheDir: `node_modules/.vite-${name}${inert ? '-inert' : ''}`,
  optimizeDeps: {
    // The packages are packed for each run. Vite caches pre-bundled dependencies until the lockfile changes.
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
    ...limits,
    provide: { expectTimeout },
    // Unlike queries, which `inert-generated.ts` stops early, polling can't know that nothing more will happen.
    expect: { poll: { timeout: inert ? 2_000 : expectTimeout } },
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: chromium,
      commands: { takePicture: pictureCommand },
      instances: [{ browser: 'chromium' }],
    },
  },
});

export default defineConfig({
  test: {
    projects: [
      // All files run in one page, because opening a page for each takes most of the time.
      inBrowser('components', '!(tutorial-*)/*.test.tsx', false),
      // The tutorial's mock server keeps its pets in module state, so each file needs a new instance.
      inBrowser('tutorial', 'tutorial-*/*.test.tsx', true),
      { test: { name: 'commands', include: ['*/*.test.ts'], ...limits } },
    ],
  },
});
