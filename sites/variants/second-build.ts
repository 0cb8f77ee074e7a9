import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Variant } from '../variant.ts';

const INTRO = 'docs/intro.md';
const text = readFileSync(fileURLToPath(new URL(`../../website/${INTRO}`, import.meta.url)), 'utf8');

/** A page whose URL ends like a file name. */
export const dottedPage = { path: '/version-2.0', title: 'Version 2.0' } as const;

/** The site with another title of its first docs page, and with one more page, to deploy over the built site. */
export const secondBuild: Variant = {
  name: 'second-build',
  docs: 'real',
  files: {
    [INTRO]: text.replace('title: What is', 'title: What was'),
    [`src/pages${dottedPage.path}.md`]: `# ${dottedPage.title}\n`,
  },
};
