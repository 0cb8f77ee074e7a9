/** A file of the output. */
export type GeneratedFile = {
  /** Relative to `<output>/<id>/`. */
  path: string;
  contents: string;
};
