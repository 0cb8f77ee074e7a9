import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
/** A route, as the route tests expect it. */
type Route = Readonly<{ path: string; inSidebar: boolean }>;

const SIDEBARS = fileURLToPath(new URL('../../website/sidebars.ts', import.meta.url));

/** Enough text for a page, with unique paragraphs. */
const fillerText = (subject: string) =>
  Array.from(
    { length: 12 },
    (_, i) =>
      `## Part ${i + 1} {#part-${i + 1}}\n\nSection ${i + 1} of ${subject} has a paragraph of its own, written for a test, ` +
      'and says in some twenty words nothing that another page of the docs would say as well.',
  ).join('\n\n');

const sidebars = readFileSync(SIDEBARS, 'utf8');

/** Two new pages, added as the README describes: one in the sidebar `docs`, one in `guides`. */
export const addedPages: Readonly<Record<string, string>> = {
  'docs/react/listed-page.md': `---
title: A page that is listed
description: A page that a test adds to the docs of a variant as the README says, and lists in the sidebar.
---

A page more, which leads to [one that is not listed](../patterns/outside-page.md).

${fillerText('the listed page')}
`,
  'docs/patterns/outside-page.md': `---
title: A page outside the sidebar
description: A page that a test adds to the docs of a variant as the README says, and lists in the guides.
---

A page more, which leads back to [the one that is listed](../react/listed-page.md).

${fillerText('the page outside')}
`,
  'sidebars.ts': sidebars
    .replace("'thinking-in',", "'thinking-in',\n    'react/listed-page',")
    .replace("'patterns/keyed-calls',", "'patterns/keyed-calls',\n    'patterns/outside-page',"),
};

/** The routes of the new pages. */
export const addedRoutes: readonly Route[] = [
  { path: '/docs/patterns/outside-page', inSidebar: false },
  { path: '/docs/react/listed-page', inSidebar: true },
];
