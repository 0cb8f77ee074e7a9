import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Variant } from '../variant.ts';

const INTRO = 'docs/intro.md';
const text = readFileSync(fileURLToPath(new URL(`../../website/${INTRO}`, import.meta.url)), 'utf8');

/** The site with another title of its first docs page, to deploy over the built site. */
export const secondBuild: Variant = {
  name: 'second-build',
  docs: 'real',
  files: { [INTRO]: text.replace('title: What is', 'title: What was') },
};
