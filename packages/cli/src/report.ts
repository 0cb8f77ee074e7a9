import type { Diagnostic } from './diagnostics.js';

/** The result of a command. */
export type Report = {
  /** Whether to exit with 1. */
  failed?: boolean;
  /** Printed without `--json`. */
  text: string;
  /** Printed with `--json`, between `ok` and `diagnostics`. */
  json: Record<string, unknown>;
  diagnostics?: readonly Diagnostic[];
};
