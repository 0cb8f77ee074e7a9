import type { Issue } from './call-error.js';

/** Says one thing of a whole value. */
export const oneIssue = (message: unknown): readonly Issue[] => [{ path: [], message: String(message) }];
