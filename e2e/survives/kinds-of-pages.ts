/** One page of each kind. */
export const KINDS_OF_PAGES = [
  '/',
  '/docs/intro',
  '/docs/cli-reference',
  '/docs/react/api/stateful-hook',
  '/docs/how-hookloom-works/',
  '/docs/diagnostics/hl1004',
  '/docs/react/tutorial/basic-application',
  '/playground',
  '/break-the-contract',
] as const;
