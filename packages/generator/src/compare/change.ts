/** A single change in an operation or schema. */
export type ChangeDetail = {
  /**
   * Whether it is a breaking change: code written against the old generated code no longer compiles, an app built from the old
   * spec sends a request that the new spec rejects, or it receives a response that its types and validation exclude.
   */
  breaking: boolean;
  /**
   * The location, the change and, if it is breaking, how to adapt: ``response 200, `pets[].name` may be missing: handle
   * `undefined` ``. Display it after the name of the operation or schema.
   */
  message: string;
};

/** A changed operation or schema. */
export type Change = {
  /** A renamed operation or schema is `changed`. */
  kind: 'added' | 'removed' | 'changed';
  /** Whether it is an operation or a schema. */
  target: 'operation' | 'schema';
  /** The name in the old generated code, such as `getPetById` or `Pet`. If it was added, the name in the new code. */
  name: string;
  /** Whether it was removed or any of its details is breaking. */
  breaking: boolean;
  /** What changed. Empty unless `kind` is `changed`. */
  details: ChangeDetail[];
};
