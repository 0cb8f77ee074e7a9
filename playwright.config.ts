import { defineConfig, devices } from '@playwright/test';
import type { Options } from './e2e/support/fixtures.ts';
import { findInstalledChromium } from './sites/chromium.ts';

// Several runs at a time keep apart what they write.
const run = process.env['BROWSER_RUN'] ?? 'browser';

const executablePath = findInstalledChromium();

/**
 * Chromium draws the list of its address bar with a page of its own for each window, which takes as much time as a page of
 * the site. The switch replaces Playwright's, so it repeats what that turns off.
 */
const UNUSED_FEATURES = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxFullPopup',
  'WebUIOmniboxAimPopup',
  'PreloadTopChromeWebUI',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

export default defineConfig<object, Options>({
  testDir: 'e2e',
  // Cleared by each run. The reports of the other steps are next to it.
  outputDir: `test-results/${run}`,
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  // The checks run two at a time, each with one browser for all its tests.
  workers: process.env['BROWSER_RUN'] ? 1 : 2,
  // On a busy machine, everything takes several times as long. No test is about how long something takes.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: `test-results/${run}.json` }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
    // It would store the whole site in each test.
    serviceWorkers: 'block',
    // Recording each test takes a fourth of its time: `npm test` says how to run a failure alone, with a trace.
    trace: 'off',
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
        `--disable-features=${UNUSED_FEATURES.join()}`,
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: ['**/*.mobile.spec.ts', '**/*.variant.spec.ts', '**/*.full.spec.ts'] },
    // Slow, and rarely fails.
    { name: 'full', testMatch: '**/*.full.spec.ts' },
    { name: 'variants', testMatch: '**/*.variant.spec.ts' },
    { name: 'added-pages', testMatch: '**/site/{routes,not-found}.spec.ts', use: { site: 'rebranded' } },
    {
      name: 'mobile',
      testMatch: ['**/*.mobile.spec.ts'],
      use: { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
