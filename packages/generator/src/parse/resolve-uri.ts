/**
 * Resolves a reference without fragment against a base URI. Not `URL`, which can't resolve against a URN and isn't part of
 * ECMAScript.
 *
 * @see https://www.rfc-editor.org/rfc/rfc3986#section-5.2
 */
export function resolveUri(base: string, reference: string): string {
  const to = parse(reference);
  if (to.scheme !== '') return reference;
  const from = parse(base);
  if (to.authority !== undefined) return format({ ...to, scheme: from.scheme });
  if (to.path === '') return format({ ...from, query: to.query || from.query });
  const folder = from.path.replace(/[^/]*$/, '') || (from.authority === undefined ? '' : '/');
  const path = withoutDots(to.path.startsWith('/') ? to.path : folder + to.path);
  return format({ ...from, path, query: to.query });
}

type Uri = { scheme: string; authority: string | undefined; path: string; query: string };

function parse(uri: string): Uri {
  const [, scheme = '', authority, path = '', query = ''] =
    /^([a-z][a-z\d+.-]*:)?(?:\/\/([^/?#]*))?([^?#]*)(\?[^#]*)?/i.exec(uri) ?? [];
  return { scheme, authority, path, query };
}

function format({ scheme, authority, path, query }: Uri): string {
  return scheme + (authority === undefined ? '' : `//${authority}`) + path + query;
}

function withoutDots(path: string): string {
  const parts: string[] = [];
  const segments = path.split('/');
  for (const [index, segment] of segments.entries()) {
    const last = index === segments.length - 1;
    if (segment === '..' && parts.length > 1) parts.pop();
    if (segment !== '.' && segment !== '..') parts.push(segment);
    else if (last) parts.push('');
  }
  return parts.join('/');
}
