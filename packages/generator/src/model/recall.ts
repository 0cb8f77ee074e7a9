import type { RecordedFinding } from '../diagnostics.js';
import type { Demand, Target } from './targets.js';

/** What reading a part of a document has done besides what it gives. */
export type Reading = { demands: readonly Demand[]; findings: readonly RecordedFinding[] };

/** What an operation's name is made with. */
export type Outline = {
  /** The statuses of its responses. */
  statuses: readonly string[];
  /** Whether one of them is a stream. */
  streams: boolean;
};

/** `outline` is undefined if the operation is skipped. */
export type OperationReading = Reading & { outline?: Outline };

/** What an earlier run has read of a document and would read again. What is new is kept for the next run. */
export type Recall = {
  /** `key` names the operation, `pointer` its path item. */
  operation(key: string, pointer: string): OperationReading | undefined;
  schema(target: Target): Reading | undefined;
  keepOperation(key: string, reading: OperationReading, isRecalled: boolean): void;
  keepSchema(target: Target, reading: Reading, isRecalled: boolean): void;
  /** Whether what was read depends on the order in which parts were read: then nothing is kept. */
  isOrdered: boolean;
};
