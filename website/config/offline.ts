/** What the service worker may store before anyone asks for it, in bytes. A build with more leaves pages out and warns. */
export const OFFLINE_BUDGET = 24_000_000;
