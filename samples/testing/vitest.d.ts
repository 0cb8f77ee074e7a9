import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The default timeout for expectations, in milliseconds. */
    expectTimeout: number;
  }
  interface TaskMeta {
    /** Whether the test called a function of `inert-generated.ts`. */
    calledInert?: boolean;
  }
}
