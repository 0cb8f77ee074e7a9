/** A file of the output. */
export type GeneratedFile = {
  /** Relative to `<output>/<id>/`. */
  path: string;
  /** Formatted text, to be written as it is. */
  contents: string;
};
