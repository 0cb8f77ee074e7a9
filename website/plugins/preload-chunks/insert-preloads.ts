// The minifier drops quotes and closing tags, so the place is found by the script that every page has.
const MAIN_SCRIPT = /<script src="?[^>]*runtime~main/;

// At low priority: the page is painted from its HTML and CSS, which must not wait behind scripts.
/** Writes preload hints for scripts before the first script of a page; a page without one stays as it is. */
export function insertPreloads(html: string, scripts: readonly string[]): string {
  const hints = scripts.map((src) => `<link rel=preload as=script fetchpriority=low href=${src}>`).join('');
  return html.replace(MAIN_SCRIPT, (script) => hints + script);
}
