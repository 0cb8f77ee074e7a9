import type { Variant } from '../variant.ts';
import { addedPages } from './added-pages.ts';

/** The whole site under another product name, with two more pages. */
export const rebranded: Variant = {
  name: 'rebranded',
  docs: 'real',
  env: { PRODUCT_NAME: 'Acme API' },
  files: addedPages,
};
