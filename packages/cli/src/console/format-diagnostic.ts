import type { Diagnostic } from '../diagnostics.js';

/** A diagnostic for a person: what and where on the first lines, the hint below. */
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
