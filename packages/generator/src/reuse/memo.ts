import type { Slice } from '../emit/join-pieces.js';
import type { OperationReading, Reading } from '../model/recall.js';
import type { Demand } from '../model/targets.js';
import type { Units } from './document-units.js';

/**
 * The incremental state of a run, for the next one: what each operation and schema was read as, and where its code is in the
 * generated files. Plain JSON. Treat it as opaque.
 */
export type Memo = {
  /** The digest of everything that can affect any operation. */
  shared: string;
  /** The parts of the spec that were read, with their digests. */
  units: Units;
  /** By method and path. */
  operations: Readonly<Record<string, OperationReading>>;
  /** By target key. */
  schemas: Readonly<Record<string, SchemaReading>>;
  /** Where the text of each part is in the generated files. */
  texts: Texts;
};

export type SchemaReading = Reading & { demand: Demand };

/** Where the generated code of each operation and schema is. */
export type Texts = {
  /** By method and path. */
  operations: Readonly<Record<string, OperationText>>;
  /** By target key, including webhooks. */
  schemas: Readonly<Record<string, SchemaText>>;
};

/** `docs` is a slice of `docs.json`. */
export type OperationText = { name: string; file: string; docs: Slice };

/** `code` is a slice of `schemas.ts`, `docs` of `docs.json`. */
export type SchemaText = { name: string; constant: string; checks: boolean; code: Slice; docs: Slice };
