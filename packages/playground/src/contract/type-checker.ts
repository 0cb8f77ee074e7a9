import type { CompilerUrls } from './run/messages.ts';

/** TypeScript and the types of the libraries, as the site serves them. */
export type TypeChecker = CompilerUrls & {
  /** The version of TypeScript. */
  version: string;
  /** What is loaded, compressed. */
  bytes: number;
};

/** Replaced when the site is built. Undefined elsewhere. */
declare const TYPE_CHECKER: TypeChecker | undefined;

/** Undefined where there is none, such as in tests. */
export const typeChecker = typeof TYPE_CHECKER === 'undefined' ? undefined : TYPE_CHECKER;
