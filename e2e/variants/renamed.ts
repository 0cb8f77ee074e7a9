import type { Variant } from '../support/variant.ts';

/** The whole site under another name. */
export const renamed: Variant = { name: 'renamed', docs: 'real', env: { PRODUCT_NAME: 'Acme API' } };
