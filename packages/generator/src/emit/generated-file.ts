/** A generated file. */
export type GeneratedFile = {
  /** The path, relative to `<output>/<id>/`. */
  path: string;
  /** The contents, already formatted. */
  contents: string;
};
