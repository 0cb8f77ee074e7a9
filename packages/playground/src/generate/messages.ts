import type { Diagnostic, ProductNames } from '@hookloom/generator';

/** How code is generated. */
export type GenerateOptions = {
  /** The id of the source. `api` by default. */
  id?: string;
  /** The product names in the generated code. */
  names?: ProductNames;
};

/** From the page to the worker. */
export type GenerateRequest = GenerateOptions & { spec: string };

/** From the worker to the page. Texts are in one string, because thousands of short ones take long to receive. */
export type GenerateResponse = {
  /** The path and the length of each file, in the order of `contents`. */
  files: { path: string; length: number }[];
  /** The contents of all files, one after the other. */
  contents: string;
  diagnostics: Diagnostic[];
  /** The normalized spec, as JSON. Undefined if the text isn't an OpenAPI spec. */
  normalized?: string;
  /** The time that the generator took, in milliseconds. 0 if the result was recorded. */
  duration: number;
};
