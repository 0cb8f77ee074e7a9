/** One thing that changed in an operation or a schema. */
export type ChangeDetail = {
  /**
   * Whether it is a breaking change: code written for the old spec no longer compiles with the new generated code, or an
   * app built from the old spec sends what the new one refuses, or receives what its types and validation exclude.
   */
  breaking: boolean;
  /**
   * The end of a sentence that begins with the name of what changed. It names the place, what changed there and, if it is
   * breaking, what to do: ``response 200, `pets[].name` may be missing: handle `undefined` ``.
   */
  message: string;
};

/** A difference between two specs. */
export type Change = {
  /** What happened to it. An operation or schema that has another name now is `changed`. */
  kind: 'added' | 'removed' | 'changed';
  /** What it is. */
  target: 'operation' | 'schema';
  /** The name in the code generated from the old spec: `getPetById`, `Pet`; from the new one where it is added. */
  name: string;
  /** Whether it is removed, or any of the details is breaking. */
  breaking: boolean;
  /** What changed, if the kind is `changed`; else empty. Each change is told once, at the schema or operation that has it. */
  details: ChangeDetail[];
};
