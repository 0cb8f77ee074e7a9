/** One thing that changed in an operation or a schema. */
export type ChangeDetail = {
  /** Whether code that calls the API has to change for it. */
  breaking: boolean;
  /** The end of a sentence that begins with the name of what changed. */
  message: string;
};

/** A difference between two documents. */
export type Change = {
  /** What happened to it. */
  kind: 'added' | 'removed' | 'changed';
  /** What it is. */
  subject: 'operation' | 'schema';
  /** The name in the generated code: `getPetById`, `Pet`. */
  name: string;
  /** Whether code that calls the API has to change. */
  breaking: boolean;
  /** What, where the kind is `changed`; else empty. */
  details: ChangeDetail[];
};
