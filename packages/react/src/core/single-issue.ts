import type { Issue } from './call-error.js';

/** Returns one issue of a whole value. */
export const singleIssue = (message: unknown): readonly Issue[] => [{ path: [], message: String(message) }];
