import type { Version } from '../network/version.js';

/** What a sync read, so that `--watch` notices when it changes. */
export class SyncInputs {
  /** Absolute paths of files, each with the stamp from before it was read. */
  readonly files = new Map<string, string>();
  /** URLs, each with the version that was read; undefined if reading failed. */
  readonly addresses = new Map<string, Version | undefined>();
}
