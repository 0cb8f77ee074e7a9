// The minifier drops quotes where it can, so an attribute is read with or without them.
const STYLE_SHEET = /<link rel="?stylesheet"? href="?([^\s">]+)"?[^>]*>/g;
const SCRIPT = /<script src="?[^\s">]+"? defer(?:="")?><\/script>/g;
const IMAGE_PRELOAD = /<link rel="?preload"? as="?image"?[^>]*>/g;

/** What a page is arranged with. */
export interface PageResources {
  /** The text of a style sheet, by its address in the page. */
  readonly styles: ReadonlyMap<string, string>;
  /** The addresses of the scripts that the page's route needs beside those it names. */
  readonly routeScripts: readonly string[];
  /** The address of a style sheet that hides the banner about a wrong base URL, for a page that can show it. */
  readonly bannerStyles: string;
}

/** The rule of Docusaurus that hides its banner about a wrong base URL where a style sheet can be loaded. */
const HIDES_BANNER = /#__docusaurus-base-url-issue-banner-container\s*\{[^}]*\}/g;

/** Takes that rule out of a style sheet: inlined, it would hide the banner always. */
export function withoutBannerRule(css: string): { css: string; rule: string } {
  return { css: css.replace(HIDES_BANNER, ''), rule: css.match(HIDES_BANNER)?.join('') ?? '' };
}

/** `</style` in a string of a style sheet would end the element. */
const insideStyleElement = (css: string) => css.replaceAll('</', '<\\/');

/**
 * Lets a page be painted from the first bytes that arrive: its styles come inline, and everything that hydrates it stands
 * at its end, so that no script shares the line with the HTML. A page without scripts, such as a redirect, stays as it is.
 *
 * - Its scripts keep `defer` and their order: they run before `DOMContentLoaded`, as Docusaurus' check of the base URL
 *   expects.
 * - The scripts of the route are preloaded, so that they load beside the main script and not after it.
 * - The home page links a style sheet at its end, whose loading proves that the base URL is right.
 * - React's preloads of images are dropped: the images are small, and none of them is what a reader waits for.
 */
export function arrangePage(html: string, { styles, routeScripts, bannerStyles }: PageResources): string {
  const scripts = html.match(SCRIPT);
  if (scripts === null) return html;
  const preloads = routeScripts.map((src) => `<link rel=preload as=script fetchpriority=low href=${src}>`);
  const arranged = html
    .replace(SCRIPT, '')
    .replace(IMAGE_PRELOAD, '')
    .replace(STYLE_SHEET, (link, href: string) => {
      const css = styles.get(href);
      return css === undefined ? link : `<style>${insideStyleElement(css)}</style>`;
    });
  const banner = html.includes('base-url-issue-banner') ? [`<link rel=stylesheet href=${bannerStyles}>`] : [];
  const end = [...scripts, ...preloads, ...banner].join('');
  // The minifier leaves `</body>` out.
  const close = arranged.search(/<\/body>\s*<\/html>\s*$/);
  return close === -1 ? arranged + end : arranged.slice(0, close) + end + arranged.slice(close);
}
