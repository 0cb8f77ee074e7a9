import type { Diagnostic } from '../diagnostics.js';
import { docsUrl } from '../names.js';

/** Formats diagnostics as text. The first one of each code has a link to its page. */
export function formatDiagnostics(diagnostics: readonly Diagnostic[]): string {
  const linked = new Set<string>();
  const texts = diagnostics.map((one) => {
    const link = linked.has(one.code) ? '' : `  See ${docsUrl(one.code)}\n`;
    linked.add(one.code);
    return formatDiagnostic(one) + link;
  });
  return texts.join('\n');
}

/** Formats a diagnostic as text: code and location, message, hint. */
function formatDiagnostic({
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
