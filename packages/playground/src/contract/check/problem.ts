/** An error of the compiler, in a file of the application. */
export type Problem = {
  file: string;
  /** From 1. */
  line: number;
  /** From 1. */
  column: number;
  /** The end of the marked code, exclusive. */
  endLine: number;
  endColumn: number;
  /** The number of the message, such as `2339`. */
  code: number;
  /** The compiler's message. Each further line explains the one before. */
  message: string;
};
