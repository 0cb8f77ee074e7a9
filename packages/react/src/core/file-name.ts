function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

const PARAMETER = /(?:^|;)\s*([^\s=;"]+)\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;]*))/g;

/**
 * Returns the file name of a Content-Disposition, `filename*` before `filename`. Its charset is UTF-8 or ISO-8859-1.
 *
 * @see https://www.rfc-editor.org/rfc/rfc6266#section-4.3
 * @see https://www.rfc-editor.org/rfc/rfc5987#section-3.2
 */
function fromDisposition(header: string): string | undefined {
  const parameters = Object.fromEntries(
    Array.from(header.matchAll(PARAMETER), ([, name = '', quoted, token = '']) => [
      name.toLowerCase(),
      quoted?.replace(/\\(.)/g, '$1') ?? token.trim(),
    ]),
  );
  const [, charset = '', extended] = /^([\w-]*)'[^']*'(.+)/.exec(parameters['filename*'] ?? '') ?? [];
  if (extended && /^iso/i.test(charset))
    return extended.replace(/%([\dA-F]{2})/gi, (_, byte: string) => String.fromCharCode(parseInt(byte, 16)));
  return extended ? decode(extended) : parameters['filename'];
}

/** Returns the name of a downloaded file: from its Content-Disposition, otherwise the last segment of its URL. */
export function fileNameOf(headers: Headers, url: string): string {
  const named = fromDisposition(headers.get('content-disposition') ?? '') || decode(new URL(url).pathname);
  // A server must not choose the folder.
  return named.split(/[/\\]/).findLast(Boolean) ?? 'download';
}
