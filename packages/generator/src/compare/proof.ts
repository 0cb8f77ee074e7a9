import type { Model } from '../model/model.js';
import type { Schema } from '../model/schema.js';

/** Proves that every value of one schema is a value of another. */
export type Proof = {
  /** The model of the subset. */
  readonly from: Model;
  /** The model of the superset. */
  readonly to: Model;
  /** Whether every value of `a`, a schema of `from`, is a value of `b`, a schema of `to`. False if it can't be proved within the budget. */
  readonly isSubset: (a: Schema, b: Schema) => boolean;
  /** The same proof with `from` and `to` swapped. */
  readonly reversed: () => Proof;
  /**
   * A proof that compares named schemas by content. By default, schemas with the same name are treated as equal, because their
   * changes are reported separately.
   */
  readonly deeply: () => Proof;
};
