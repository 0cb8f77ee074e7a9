import type { Model } from '../model/model.js';
import type { Schema } from '../model/schema.js';

/** An attempt to prove that every value that fits one schema fits another. */
export type Proof = {
  /** The model of the schema that has the values. */
  readonly from: Model;
  /** The model of the schema that they should fit. */
  readonly to: Model;
  /** Whether every value that fits `a`, a schema of `from`, fits `b`, one of `to`. What can't be proved in time counts as false. */
  readonly isSubset: (a: Schema, b: Schema) => boolean;
  /** The other way around. */
  readonly reversed: () => Proof;
  /**
   * The same, where a schema that both models call by one name counts as another if it has changed. Otherwise it counts as
   * the same, since what changed in it is told there.
   */
  readonly deeply: () => Proof;
};
