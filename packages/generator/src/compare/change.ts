export type ChangeDetail = { breaking: boolean; message: string };

/** A difference between two documents. */
export type Change = {
  kind: 'added' | 'removed' | 'changed';
  subject: 'operation' | 'schema';
  /** The name in the generated code: `getPetById`, `Pet`. */
  name: string;
  /** Whether code that calls the API has to change. */
  breaking: boolean;
  /** For `changed`: what. Each is the end of a sentence that begins with the name. */
  details: ChangeDetail[];
};
