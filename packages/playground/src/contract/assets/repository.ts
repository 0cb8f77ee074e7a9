import { fileURLToPath } from 'node:url';

/** The folder with all packages. */
export const REPOSITORY = fileURLToPath(new URL('../../../../..', import.meta.url)).replace(/[\\/]$/, '');
