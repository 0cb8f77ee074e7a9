import type { RecordedFinding } from '../diagnostics.js';
import type { Demand, Target } from './targets.js';

/** The side effects of reading a part of a document. */
export type Reading = { demands: readonly Demand[]; findings: readonly RecordedFinding[] };

/** What the name of an operation depends on. */
export type Outline = {
  /** The status codes of its responses. */
  statuses: readonly string[];
  /** Whether any response is a stream. */
  streams: boolean;
};

/** `outline` is undefined if the operation is skipped. */
export type OperationReading = Reading & { outline?: Outline };

/** Recalls what an earlier run read and is still valid, and records readings for the next run. */
export type Recall = {
  /** `key` identifies the operation, `pointer` is that of its path item. */
  operation(key: string, pointer: string): OperationReading | undefined;
  schema(target: Target): Reading | undefined;
  keepOperation(key: string, reading: OperationReading, isRecalled: boolean): void;
  keepSchema(target: Target, reading: Reading, isRecalled: boolean): void;
  /** Whether the result depends on the order of reading. Then there is no memo. */
  isOrdered: boolean;
};
