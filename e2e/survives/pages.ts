import type { Page } from '@playwright/test';

/** One page of each kind, and of each kind of content: tabs, tables, diagrams, a state lab, pictures, code. */
export const PAGES = [
  '/',
  '/docs/intro',
  '/docs/getting-started',
  '/docs/cli-reference',
  '/docs/thinking-in-hookloom',
  '/docs/react/api/network-state',
  '/docs/react/core-concepts/lifecycle-binding',
  '/docs/react/tutorial/basic-application',
  '/docs/diagnostics/hl1004',
  '/playground',
  '/break-the-contract',
  '/no-such-page',
] as const;

/** How many pixels the page is wider than the window. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
