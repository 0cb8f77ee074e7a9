import { identityFrom, renamer } from '@hookloom/identity';

/** The product this build documents, from PRODUCT_NAME, SITE_URL and REPOSITORY_URL. */
export const identity = identityFrom(process.env);

/** Replaces the default product name in a text with the configured one. */
export const rename = renamer(identity.name);
