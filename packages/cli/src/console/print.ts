import type { Report } from '../report.js';
import { formatDiagnostic } from './format-diagnostic.js';

/**
 * Prints a report: JSON on standard output, or text there and diagnostics on standard error.
 *
 * @param indent - of the JSON, in spaces; with 0 it is one line
 */
export function print(
  { failed = false, text, json, diagnostics = [] }: Report,
  asJson: boolean,
  indent = 2,
): void {
  if (asJson) {
    process.stdout.write(`${JSON.stringify({ ok: !failed, ...json, diagnostics }, undefined, indent)}\n`);
    return;
  }
  if (diagnostics.length > 0) process.stderr.write(printable(diagnostics.map(formatDiagnostic).join('\n')));
  if (text !== '') process.stdout.write(printable(`${text.trimEnd()}\n`));
}

/** Without the control characters that a document could smuggle into the terminal. */
export function printable(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\ufffd');
}
