import type { Locator, Page } from '@playwright/test';

/** Pages of each kind that has controls, and the not-found page. */
export const PATHS_WITH_CONTROLS = [
  '/',
  '/docs/getting-started',
  '/docs/react/api/network-state',
  '/break-the-contract',
  '/playground',
  '/no-such-page',
];

/** Visible controls that need scripts. Links and `summary` elements work without them. */
export const visibleControls = (page: Page): Locator =>
  page.locator('button, input, select, textarea, [role=tab]').filter({ visible: true });
