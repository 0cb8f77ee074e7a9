import type { Diagnostic, GeneratedFile, ProductNames } from '@hookloom/generator';

/** How code is generated. */
export type GenerateOptions = {
  /** The id of the source. `api` by default. */
  id?: string;
  /** The product names in the generated code. */
  names?: ProductNames;
};

/** What the generator returns for a spec. */
export type GenerateOutput = {
  files: readonly GeneratedFile[];
  diagnostics: readonly Diagnostic[];
  /** The time that the generator took, in milliseconds. 0 if the result was recorded. */
  duration: number;
};

/** From the page to the worker. */
export type GenerateRequest = GenerateOptions & { spec: string };

/** From the worker to the page, which takes over the memory of the files instead of a copy. */
export type GenerateResponse = Pick<GenerateOutput, 'diagnostics' | 'duration'> & {
  /** The path and the number of bytes of each file, in the order of `contents`. */
  files: { path: string; length: number }[];
  /** The contents of all files, one after the other, in UTF-8. */
  contents: Uint8Array<ArrayBuffer>;
};
