// The minifier omits quotes where it can.
const STYLE_SHEET = /<link rel="?stylesheet"? href="?([^\s">]+)"?[^>]*>/g;
const SCRIPT = /<script src="?[^\s">]+"? defer(?:="")?><\/script>/g;
const IMAGE_PRELOAD = /<link rel="?preload"? as="?image"?[^>]*>/g;

/** What `arrangePage` needs to know about the build. */
export interface PageResources {
  /** Style sheet contents by URL. */
  readonly styles: ReadonlyMap<string, string>;
  /** The rules that the page uses of the route's own style sheets, which its scripts load as a whole. */
  readonly routeStyles?: string;
  /** URLs of the scripts that the route needs in addition to those in the HTML. */
  readonly routeScripts: readonly string[];
  /** URL of the style sheet that hides the base URL banner. */
  readonly bannerStyles: string;
}

/** Docusaurus' rule that hides its base URL banner if style sheets load. */
const BANNER_RULE = /#__docusaurus-base-url-issue-banner-container\s*\{[^}]*\}/g;

/** Extracts that rule from a style sheet: inlined, it would always hide the banner. */
export function extractBannerRule(css: string): { css: string; rule: string } {
  return { css: css.replace(BANNER_RULE, ''), rule: css.match(BANNER_RULE)?.join('') ?? '' };
}

/** Escapes `</style`, which would close the element. */
const escapeStyleEnd = (css: string) => css.replaceAll('</', '<\\/');

/**
 * Inlines a page's styles and moves its scripts to the end, so that the first bytes are enough to paint it. Pages without
 * scripts, such as redirects, don't change.
 *
 * - Scripts keep `defer` and their order: Docusaurus' base URL check expects them to run before `DOMContentLoaded`.
 * - The route's scripts are preloaded, in parallel with the main script.
 * - The home page links a style sheet at the end, which proves that the base URL is right if it loads.
 * - React's image preloads are removed: the images are small and not critical.
 */
export function arrangePage(
  html: string,
  { styles, routeStyles = '', routeScripts, bannerStyles }: PageResources,
): string {
  const scripts = html.match(SCRIPT);
  if (scripts === null) return html;
  let rest = routeStyles;
  const preloads = routeScripts.map((src) => `<link rel=preload as=script fetchpriority=low href=${src}>`);
  const arranged = html
    .replace(SCRIPT, '')
    .replace(IMAGE_PRELOAD, '')
    .replace(STYLE_SHEET, (link, href: string) => {
      const css = styles.get(href);
      if (css === undefined) return link;
      const style = `<style>${escapeStyleEnd(css + rest)}</style>`;
      rest = '';
      return style;
    });
  const banner = html.includes('base-url-issue-banner') ? [`<link rel=stylesheet href=${bannerStyles}>`] : [];
  const pageEnd = [...scripts, ...preloads, ...banner].join('');
  // The minifier omits `</body>`.
  const bodyEnd = arranged.search(/<\/body>\s*<\/html>\s*$/);
  return bodyEnd === -1 ? arranged + pageEnd : arranged.slice(0, bodyEnd) + pageEnd + arranged.slice(bodyEnd);
}
