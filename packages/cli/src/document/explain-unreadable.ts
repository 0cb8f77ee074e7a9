import { type Diagnostic, diagnostic } from '../diagnostics.js';

/**
 * Adds to a diagnostic why an external `$ref` could not be read, and makes it an error: `sync` saves no incomplete spec.
 *
 * @param unread - the reason for each location that could not be read
 */
export function explainUnreadable(found: Diagnostic, unread: ReadonlyMap<string, string>): Diagnostic {
  if (found.code !== 'HL1005') return found;
  const ref = /`([^`#]*)/.exec(found.message)?.[1]?.replace(/^(\.{0,2}\/)+/, '') ?? '';
  const reason = [...unread].find(([location]) => location.endsWith(ref))?.[1];
  const message = reason === undefined ? found.message : `${found.message} ${reason}`;
  const { hint: hint, severity } = diagnostic('HL1005', message);
  return { ...found, message, hint: hint, severity };
}
