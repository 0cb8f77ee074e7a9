import type { Variant } from '../variant.ts';
import { addedPages } from './added-pages.ts';

/** The whole site under another product name, with released packages and two more pages. */
export const rebranded: Variant = {
  name: 'rebranded',
  docs: 'real',
  settings: { released: true },
  env: { PRODUCT_NAME: 'Acme API' },
  files: addedPages,
};
