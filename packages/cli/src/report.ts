import type { Diagnostic } from './diagnostics.js';

/** What a command has to say when it ends. */
export type Report = {
  /** Ends the command with 1. */
  failed?: boolean;
  /** For a person. */
  text: string;
  /** For a script: printed with `ok` and `diagnostics`. */
  json: Record<string, unknown>;
  diagnostics?: readonly Diagnostic[];
};
