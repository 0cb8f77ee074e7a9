import type { Diagnostic } from '../diagnostics.js';

/** Formats a diagnostic as text: code and location, message, hint. */
export function formatDiagnostic({
  code,
  severity,
  source,
  file,
  line,
  pointer,
  message,
  hint: hint,
}: Diagnostic): string {
  const place = [source, file && line !== undefined ? `${file}:${line}` : (file ?? ''), pointer];
  if (file === undefined && line !== undefined) place.push(`line ${line}`);
  const head = [`${severity} ${code}`, ...place.filter((part) => part !== '')].join('  ');
  return `${head}\n  ${message}\n  ${hint}\n`;
}
