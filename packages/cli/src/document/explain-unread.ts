import { type Diagnostic, diagnostic } from '../diagnostics.js';

/**
 * Says why an external `$ref` could not be read. At sync that is an error: a document without its parts is not saved.
 *
 * @param unread - the reason for each location that could not be read
 */
export function explainUnread(found: Diagnostic, unread: ReadonlyMap<string, string>): Diagnostic {
  if (found.code !== 'HL1005') return found;
  const ref = /`([^`#]*)/.exec(found.message)?.[1]?.replace(/^(\.{0,2}\/)+/, '') ?? '';
  const reason = [...unread].find(([location]) => location.endsWith(ref))?.[1];
  const message = reason === undefined ? found.message : `${found.message} ${reason}`;
  const { hint: hint, severity } = diagnostic('HL1005', message);
  return { ...found, message, hint: hint, severity };
}
