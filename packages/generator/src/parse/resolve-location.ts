/**
 * Resolves an external `$ref` against the location of its document. Supports URLs and file paths, which is why it doesn't use
 * `URL`.
 */
export function resolveLocation(base: string, target: string): string {
  if (/^([a-z][a-z\d+.-]+:|[A-Za-z]:[\\/])/i.test(target)) return target;
  const [, origin = '', rest = ''] =
    /^([a-z][a-z\d+.-]+:\/\/[^/?#]*)?(.*)$/is.exec(base.replaceAll('\\', '/')) ?? [];
  if (target.startsWith('//')) return origin.replace(/\/\/.*$/, '') + target;
  if (target.startsWith('/')) return origin + target;
  const folder = rest.replace(/[?#].*$/s, '').replace(/[^/]*$/, '');
  const parts: string[] = [];
  for (const part of (folder + target).split('/')) {
    if (part === '.') continue;
    if (part === '..' && parts.length > 0 && parts.at(-1) !== '..' && parts.at(-1) !== '') parts.pop();
    else if (part !== '..' || origin === '') parts.push(part);
  }
  return origin + parts.join('/');
}
