function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The file name that a Content-Disposition gives, `filename*` before `filename`. */
function fromDisposition(header: string): string | undefined {
  const extended = /\bfilename\*\s*=\s*"?[\w-]*'[^']*'([^";\s]+)/i.exec(header)?.[1];
  if (extended) return decode(extended);
  const [, quoted, token] = /\bfilename\s*=\s*(?:"((?:[^"\\]|\\.)*)"|([^;\s]+))/i.exec(header) ?? [];
  return quoted?.replace(/\\(.)/g, '$1') ?? token;
}

/** Names a downloaded file after its response, else after the last segment of its URL. */
export function fileNameOf(headers: Headers, url: string): string {
  const named = fromDisposition(headers.get('content-disposition') ?? '') ?? decode(new URL(url).pathname);
  // A server must not choose the folder.
  return named.split(/[/\\]/).findLast(Boolean) ?? 'download';
}
