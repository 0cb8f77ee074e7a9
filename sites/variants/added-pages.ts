import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
/** As the tests of routes list one. */
type Route = Readonly<{ path: string; inSidebar: boolean }>;

const SIDEBARS = fileURLToPath(new URL('../../website/sidebars.ts', import.meta.url));

/** Words enough for a page, no paragraph like another's. */
const prose = (subject: string) =>
  Array.from(
    { length: 12 },
    (_, i) =>
      `## Part ${i + 1} {#part-${i + 1}}\n\nSection ${i + 1} of ${subject} has a paragraph of its own, written for a test, ` +
      'and says in some twenty words nothing that another page of the docs would say as well.',
  ).join('\n\n');

const sidebars = readFileSync(SIDEBARS, 'utf8');

/** Two pages that are added as the README says, and nothing else: one listed in the sidebar, one that stays out of it. */
export const addedPages: Readonly<Record<string, string>> = {
  'docs/react/listed-page.md': `---
title: A page that is listed
description: A page that a test adds to the docs of a variant as the README says, and lists in the sidebar.
---

A page more, which leads to [one that is not listed](../patterns/outside-page.md).

${prose('the listed page')}
`,
  'docs/patterns/outside-page.md': `---
title: A page outside the sidebar
description: A page that a test adds to the docs of a variant as the README says, without listing it in the sidebar.
displayed_sidebar: docs
section: Patterns
---

A page more, which leads back to [the one that is listed](../react/listed-page.md).

${prose('the page outside')}
`,
  'sidebars.ts': sidebars.replace("'thinking-in',", "'thinking-in',\n    'react/listed-page',"),
};

/** Where the added pages have to be found. */
export const addedRoutes: readonly Route[] = [
  { path: '/docs/patterns/outside-page', inSidebar: false },
  { path: '/docs/react/listed-page', inSidebar: true },
];
