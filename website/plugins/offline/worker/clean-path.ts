/**
 * The path of a page without what hosts add or remove: `/docs/intro/`, `/docs/intro/index.html` → `/docs/intro`
 *
 * @param home - The path of the site, with a slash at both ends.
 */
export function cleanPath(path: string, home: string): string {
  const clean = path.replace(/(\/)index\.html$|\.html$/, '$1').replace(/\/+$/, '');
  return clean.length < home.length ? home : clean;
}
