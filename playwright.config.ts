import { defineConfig, devices } from '@playwright/test';
import type { Options } from './e2e/support/fixtures.ts';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

export default defineConfig<object, Options>({
  testDir: 'e2e',
  // Emptied at each run; the reports of the other steps stand beside it.
  outputDir: 'test-results/browser',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  forbidOnly: true,
  retries: 0,
  workers: 2,
  timeout: 30_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/browser.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 800 },
    colorScheme: 'dark',
    trace: 'retain-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
  },
  projects: [
    { name: 'desktop', testIgnore: '**/*.mobile.spec.ts' },
    { name: 'added-pages', testMatch: '**/site/routes.spec.ts', use: { site: 'renamed' } },
    {
      name: 'mobile',
      testMatch: ['**/*.mobile.spec.ts'],
      use: { viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
});
