import type { Project, Source } from '../config/config.js';
import type { Diagnostic } from '../diagnostics.js';
import type { Report } from '../report.js';

/** The result for one source. */
export type Outcome = { id: string; status: string; diagnostics: readonly Diagnostic[] };

/** What `--watch` repeats: `sync` or `generate`. */
export type Task<T extends Outcome> = {
  /** Processes one source while the lock is held. Returns each file that it read, with the stamp from before it was read. */
  run: (source: Source, project: Project) => Promise<{ result: T; files: ReadonlyMap<string, string> }>;
  /** The report of the first run, the same as without `--watch`. */
  report: (results: readonly T[], unknown: readonly Diagnostic[]) => Report;
  /** Describes what changed, in one line. */
  describe: (result: T) => string;
  /** The statuses that mean that nothing changed. */
  quiet: readonly T['status'][];
  /** For inputs without events, which are checked at an interval. */
  poll?: {
    /** Milliseconds between the end of one round and the next. */
    interval: number;
    /** The number of URLs that are checked. */
    count: () => number;
    isDue: (source: Source, last: T | undefined) => Promise<boolean>;
  };
};
