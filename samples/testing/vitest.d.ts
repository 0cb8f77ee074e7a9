import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Milliseconds to wait for what a test expects to see. */
    patience: number;
  }
  interface TaskMeta {
    /** The test called what `inert-generated.ts` puts in the runtime's place. */
    calledInert?: boolean;
  }
}
