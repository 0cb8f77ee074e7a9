import { docsUrl } from '../names.js';
import type { Report } from '../report.js';
import { formatDiagnostics } from './format-diagnostic.js';

/**
 * Prints a report: as JSON to standard output, or text to standard output and diagnostics to standard error.
 *
 * @param indent - of the JSON, in spaces; 0 prints one line
 */
export function print(
  { failed = false, text, json, diagnostics = [] }: Report,
  asJson: boolean,
  indent = 2,
): void {
  if (asJson) {
    const linked = diagnostics.map((one) => ({ ...one, docs: docsUrl(one.code) }));
    process.stdout.write(
      `${JSON.stringify({ ok: !failed, ...json, diagnostics: linked }, undefined, indent)}\n`,
    );
    return;
  }
  if (diagnostics.length > 0) process.stderr.write(printable(formatDiagnostics(diagnostics)));
  if (text !== '') process.stdout.write(printable(`${text.trimEnd()}\n`));
}

/** Replaces control characters, which a spec could use to manipulate the terminal. */
export function printable(text: string): string {
  return text.replaceAll('\r\n', '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g, '\ufffd');
}
