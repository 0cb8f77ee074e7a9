import type { Variant } from '../variant.ts';
import { addedPages } from './added-pages.ts';

/** The whole site under another name, with two further pages. */
export const renamed: Variant = {
  name: 'renamed',
  docs: 'real',
  env: { PRODUCT_NAME: 'Acme API' },
  files: addedPages,
};
