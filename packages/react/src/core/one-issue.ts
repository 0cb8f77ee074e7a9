import type { Issue } from './call-error.js';

/** Returns one issue of a whole value. */
export const oneIssue = (message: unknown): readonly Issue[] => [{ path: [], message: String(message) }];
