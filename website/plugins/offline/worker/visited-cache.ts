/** The URL of the site. An origin may have several sites. */
export const scope = new URL('.', location.href).href;

/** The cache of files that are stored when a reader has loaded them. */
export const visitedCache = `visited-${scope}`;
