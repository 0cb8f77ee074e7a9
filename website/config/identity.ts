import { identityFrom, renamer } from '@hookloom/identity';

/** Whose site this build is; PRODUCT_NAME, SITE_URL and REPOSITORY_URL set it. */
export const identity = identityFrom(process.env);

/** Turns text written under the default name into text under the configured one. */
export const rename = renamer(identity.name);
