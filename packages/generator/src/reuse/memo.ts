import type { Slice } from '../emit/join-pieces.js';
import type { OperationReading, Reading } from '../model/recall.js';
import type { Demand } from '../model/targets.js';
import type { Units } from './document-units.js';

/**
 * What a run of the generator hands to the next one: what it has read of each operation and schema, and where their texts are
 * in its files. It is plain JSON.
 */
export type Memo = {
  /** A digest of what concerns every operation. */
  shared: string;
  units: Units;
  /** By method and path. */
  operations: Readonly<Record<string, OperationReading>>;
  /** By the keys of targets. */
  schemas: Readonly<Record<string, SchemaReading>>;
  texts: Texts;
};

export type SchemaReading = Reading & { demand: Demand };

/** What was written. */
export type Texts = {
  /** By method and path. */
  operations: Readonly<Record<string, OperationText>>;
  /** By the keys of targets, those of webhooks among them. */
  schemas: Readonly<Record<string, SchemaText>>;
};

/** Slices of `docs` are of `docs.json`. */
export type OperationText = { name: string; file: string; docs: Slice };

/** Slices of `code` are of `schemas.ts`. */
export type SchemaText = { name: string; constant: string; checks: boolean; code: Slice; docs: Slice };
