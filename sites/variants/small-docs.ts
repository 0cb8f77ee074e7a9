const doc = (title: string, body: string, more = '') => `---
title: ${title}
description: A page of a variant, with just enough on it to be read and scrolled.
${more}---

${body}
`;

const long = Array.from(
  { length: 30 },
  (_, i) => `## Part ${i + 1}\n\n${'Words to scroll past. '.repeat(30)}`,
).join('\n\n');

/** The pages that the navbar and the not-found page link to. Without them, a site has broken links. */
export const linkTargets: Readonly<Record<string, string>> = {
  'docs/getting-started.md': doc('Getting Started', 'Install it.'),
  'docs/cli-reference.md': doc('Command line', 'Every command.'),
  'docs/react/api/index.md': doc('API reference', 'Every hook.'),
  'docs/react/tutorial/basic-application.md': doc('Tutorial', 'Build it.'),
  'src/pages/playground.md': '# Playground\n\nTry it.\n',
};

/** Minimal docs with a sidebar, a category, and a page long enough to scroll. */
export const smallDocs: Readonly<Record<string, string>> = {
  'docs/intro.md': doc('Introduction', long),
  'docs/guide/index.md': doc('Guide', 'See the [details](./details.md).'),
  ...linkTargets,
  'docs/guide/details.md': doc(
    'Details',
    'Back to the [introduction](../intro.md).\n\n```ts\nfirst();\n// highlight-next-line\nsecond();\n```\n\n## Second level\n\n### Third level\n\n#### Fourth level',
  ),
  'sidebars.ts': `export default {
  docs: ['intro', 'cli-reference', 'react/api/index', { type: 'category', label: 'Guide', link: { type: 'doc', id: 'guide/index' }, items: ['guide/details'] }],
};
`,
  'src/pages/index.tsx': `import Layout from '@theme/Layout';
export default function Home() {
  return <Layout title="Home"><main><h1>Home</h1><a id="hash-target" href="/docs/intro">Docs</a></main></Layout>;
}
`,
};
