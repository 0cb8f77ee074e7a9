/** What the service worker may store before anyone asks for it, in bytes. A build with more leaves pages out and warns. */
export const OFFLINE_BUDGET = 24_000_000;

/** How many files of a build are stored because a reader has loaded them, such as pictures and TypeScript. */
export const MAX_VISITED_FILES = 60;

/** What these files may have in total, in bytes: a build whose largest ones have more warns. */
export const VISITED_BUDGET = 8_000_000;
