import { CHARSET } from './content-security-policy';
import { lateFonts } from './late-fonts';
import { runAfterPaint, SCRIPTS_SETTLED } from './run-after-paint';

// The minifier omits quotes where it can.
const STYLE_SHEET = /<link rel="?stylesheet"? href="?([^\s">]+)"?[^>]*>/g;
const SCRIPT = /<script src="?[^\s">]+"? defer(?:="")?><\/script>/g;
const SCRIPT_URL = /src="?([^\s">]+)/;
const IMAGE_PRELOAD = /<link rel="?preload"? as="?image"?[^>]*>/g;

/** A style sheet. The one of all pages is in two parts. */
export interface StyleSheet {
  /** What pages outside of the docs need before they are painted. */
  readonly first: string;
  /** The other part, and the URL of a file with it and with the rule that hides the base URL banner. */
  readonly rest?: { readonly css: string; readonly url: string };
  /** Its fonts, which are in neither part. */
  readonly fonts?: string;
}

/** What `arrangePage` needs to know about the build. */
export interface PageResources {
  /** The build's style sheets by URL. */
  readonly styles: ReadonlyMap<string, StyleSheet>;
  /** Whether the page has to be painted with both parts. */
  readonly needsRest: boolean;
  /** URLs of the route's own style sheets. */
  readonly routeStyles: readonly string[];
  /** URLs of the scripts and style sheets that are needed soon, in addition to those in the HTML. */
  readonly preloads: readonly string[];
  /** An element with what the page's script knows of its pages. */
  readonly data?: string;
}

/** Docusaurus' rule that hides its base URL banner if style sheets load. */
const BANNER_RULE = /#__docusaurus-base-url-issue-banner-container\s*\{[^}]*\}/g;

/** Extracts that rule from a style sheet: inlined, it would always hide the banner. */
export function extractBannerRule(css: string): { css: string; rule: string } {
  return { css: css.replace(BANNER_RULE, ''), rule: css.match(BANNER_RULE)?.join('') ?? '' };
}

/** Escapes `</style`, which would close the element. */
const escapeStyleEnd = (css: string) => css.replaceAll('</', '<\\/');

/** The inline script of Docusaurus' base URL banner, which expects the main script to run before `DOMContentLoaded`. */
const BANNER_CHECK =
  /(?<=document\.addEventListener\((["']))DOMContentLoaded(?=\1[^}]*docusaurus[^}]*insertBanner\(\))/;

/** Lets the banner wait for the main script, which runs later. */
function delayBannerCheck(html: string): string {
  if (html.includes('function insertBanner') && !BANNER_CHECK.test(html))
    throw new Error('Docusaurus checks the base URL differently: adapt BANNER_CHECK in arrange-page.ts.');
  return html.replace(BANNER_CHECK, SCRIPTS_SETTLED);
}

const preloadLink = (url: string, type = 'script') =>
  `<link rel=preload as=${type} fetchpriority=low href=${url}>`;

/**
 * Inlines a page's styles and runs its scripts at the end, so that the first bytes are enough to paint it. Pages without
 * scripts, such as redirects, don't change.
 *
 * - The main scripts load in parallel with the page, and run in their order when it is painted. A page of the docs requests
 *   them first: its end arrives late. Elsewhere, this would delay the first paint.
 * - Fonts are in a style sheet of their own, which a phone uses later.
 * - What the route and its component import is preloaded, in parallel with the main script.
 * - A page that can be painted without the rest of the styles loads it at the end. If it loads, the base URL is right. It's
 *   below the scripts: browsers request those below a style sheet when it has arrived.
 * - The route's own styles are marked with the URL from which its scripts would load them again: mini-css-extract-plugin
 *   looks for `data-href`.
 * - React's image preloads are removed: the images are small and not critical.
 */
export function arrangePage(
  html: string,
  { styles, needsRest, routeStyles, preloads, data = '' }: PageResources,
): string {
  const scripts = html.match(SCRIPT);
  if (scripts === null) return html;
  const ownStyles = routeStyles.map(
    (url) => `<style data-href=${url}>${escapeStyleEnd(styles.get(url)?.first ?? '')}</style>`,
  );
  const preloadLinks = preloads.map((url) => preloadLink(url, url.endsWith('.css') ? 'style' : 'script'));
  const urls = scripts.map((script) => SCRIPT_URL.exec(script)?.[1] ?? '');
  const mainPreloads = urls.map((url) => preloadLink(url)).join('');
  const later: string[] = [];
  const arranged = delayBannerCheck(html)
    .replace(SCRIPT, '')
    .replace(CHARSET, (charset) => (needsRest ? charset + mainPreloads : charset))
    .replace(IMAGE_PRELOAD, '')
    .replace(STYLE_SHEET, (link, href: string) => {
      const sheet = styles.get(href);
      if (sheet === undefined) return link;
      if (sheet.rest && !needsRest) later.push(`<link rel=stylesheet href=${sheet.rest.url}>`);
      const css = sheet.first + (needsRest ? (sheet.rest?.css ?? '') : '');
      const fonts = sheet.fonts ? lateFonts(escapeStyleEnd(sheet.fonts)) : '';
      return `<style>${escapeStyleEnd(css)}</style>${fonts}${ownStyles.splice(0).join('')}`;
    });
  const pageEnd = [
    data,
    needsRest ? '' : mainPreloads,
    `<script>${runAfterPaint(urls)}</script>`,
    ...preloadLinks,
    ...later,
  ].join('');
  // The minifier omits `</body>`.
  const bodyEnd = arranged.search(/<\/body>\s*<\/html>\s*$/);
  return bodyEnd === -1 ? arranged + pageEnd : arranged.slice(0, bodyEnd) + pageEnd + arranged.slice(bodyEnd);
}
