import type { Project, Source } from '../config/config.js';
import type { Diagnostic } from '../diagnostics.js';
import type { Report } from '../report.js';

/** What became of one source. */
export type Outcome = { id: string; status: string; diagnostics: readonly Diagnostic[] };

/** What a watch repeats, for `sync` or for `generate`. */
export type Task<T extends Outcome> = {
  /** Works on one source, under the lock, and names each file that it read with its stamp from before. */
  run: (source: Source, project: Project) => Promise<{ result: T; files: ReadonlyMap<string, string> }>;
  /** The report of the first run, which is that of a run without a watch. */
  report: (results: readonly T[], unknown: readonly Diagnostic[]) => Report;
  /** What changed, in one line. */
  describe: (result: T) => string;
  /** Statuses that say that nothing changed. */
  quiet: readonly T['status'][];
  /** What has no events and is asked at an interval. */
  poll?: {
    /** Milliseconds between the end of one round and the next. */
    interval: number;
    /** How many addresses are asked. */
    count: () => number;
    isDue: (source: Source, last: T | undefined) => Promise<boolean>;
  };
};
