import type { Version } from '../network/version.js';

/** What a sync read, so that a watch knows when it would read something else. */
export class SyncInputs {
  /** The absolute path of each file, with its stamp from before it was read. */
  readonly files = new Map<string, string>();
  /** Each address, with what it gave; undefined if that failed. */
  readonly addresses = new Map<string, Version | undefined>();
}
