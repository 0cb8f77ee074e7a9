import type { Change, Diagnostic, ProductNames } from '@hookloom/generator';
import type { Files } from '../check/create-checker.ts';
import type { Problem } from '../check/problem.ts';

/** Two versions of a spec, and the application that uses the first. */
export type ContractInput = {
  before: string;
  after: string;
  /** The id of the source. The application imports the generated code from this folder. */
  source: string;
  /** The files of the application, by path in `src/`. Without them, an application is made from the spec. */
  app?: Files;
  names?: ProductNames;
};

/** What the generator reports. */
export type Comparison = {
  changes: readonly Change[];
  /** The problems of the specs. With an error, the other results are empty. */
  diagnostics: { before: readonly Diagnostic[]; after: readonly Diagnostic[] };
  app: Files;
  /** Milliseconds. */
  duration: number;
};

/** What the compiler reports. */
export type Check = {
  /** What compiles with the code of the first spec, and doesn't with that of the second. */
  problems: readonly Problem[];
  /** The number of errors with the code of the first spec. */
  existing: number;
  /** Milliseconds. */
  duration: number;
};

/** The URLs of the files that the compiler needs. */
export type CompilerUrls = { compiler: string; types: string };

/** From the page to the worker. `urls` asks for the compiler, which is loaded once. */
export type ContractRequest = { run: number; input: ContractInput; urls?: CompilerUrls | undefined };

/** From the worker to the page, in this order. */
export type ContractResponse = { run: number } & (
  | { kind: 'comparison'; comparison: Comparison }
  | { kind: 'check'; check: Check }
  | { kind: 'failure'; message: string }
);
