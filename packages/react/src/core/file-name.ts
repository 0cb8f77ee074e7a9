function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Returns the file name of a Content-Disposition, `filename*` before `filename`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6266#section-4.3
 */
function fromDisposition(header: string): string | undefined {
  const extended = /\bfilename\*\s*=\s*"?[\w-]*'[^']*'([^";\s]+)/i.exec(header)?.[1];
  if (extended) return decode(extended);
  const [, quoted, token] = /\bfilename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? token;
}

/** Returns the name of a downloaded file: from its Content-Disposition, otherwise the last segment of its URL. */
export function fileNameOf(headers: Headers, url: string): string {
  const named = fromDisposition(headers.get('content-disposition') ?? '') ?? decode(new URL(url).pathname);
  // A server must not choose the folder.
  return named.split(/[/\\]/).findLast(Boolean) ?? 'download';
}
