import type { Page } from '@playwright/test';

export interface DocLink {
  readonly label: string;
  readonly path: string;
}

/** Facts from a page's static HTML. */
export interface PageFacts {
  readonly path: string;
  readonly status: number;
  readonly redirected: boolean;
  readonly lang: string;
  readonly dir: string;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  readonly socialImage: string;
  readonly twitterCard: string;
  readonly headings: readonly string[];
  readonly breadcrumbs: readonly string[];
  /** The page's label in the docs sidebar, or an empty string. */
  readonly sidebarLabel: string;
  readonly pagination: readonly DocLink[];
  readonly editUrl: string;
  /** URLs linked from the page's content. */
  readonly contentLinks: readonly string[];
  /** The words of the content, without code. */
  readonly words: readonly string[];
  readonly paragraphs: readonly string[];
}

/** Fetches and parses pages like a crawler, without running scripts. */
export async function readPages(page: Page, paths: readonly string[]): Promise<PageFacts[]> {
  // A file without a policy, which would refuse to parse pages and report their styles.
  await page.goto('/robots.txt');
  return page.evaluate(async (addresses) => {
    const parser = new DOMParser();
    const read = async (path: string): Promise<PageFacts> => {
      const response = await fetch(path);
      const html = parser.parseFromString(await response.text(), 'text/html');
      const all = (selector: string) => [...html.querySelectorAll(selector)];
      const texts = (selector: string) => all(selector).map((node) => node.textContent.trim());
      const attribute = (selector: string, name: string) =>
        html.querySelector(selector)?.getAttribute(name) ?? '';
      const meta = (name: string) => attribute(`meta[name="${name}"], meta[property="${name}"]`, 'content');
      const pathsOf = (selector: string) =>
        all(selector).map(
          (link) => new URL(link.getAttribute('href') ?? '', location.origin + path).pathname,
        );
      const prose = html.querySelector('article .markdown, main')?.cloneNode(true) as Element | undefined;
      prose?.querySelectorAll('pre, code, .hash-link').forEach((node) => node.remove());
      return {
        path,
        status: response.status,
        redirected: response.redirected,
        lang: html.documentElement.lang,
        dir: html.documentElement.dir,
        title: html.title,
        description: meta('description'),
        canonical: attribute('link[rel="canonical"]', 'href'),
        socialImage: meta('og:image'),
        twitterCard: meta('twitter:card'),
        headings: texts('h1'),
        breadcrumbs: all('nav[aria-label="Breadcrumbs"] li').map(
          (crumb) =>
            crumb.querySelector('[aria-label]')?.getAttribute('aria-label') ?? crumb.textContent.trim(),
        ),
        sidebarLabel: texts('nav[aria-label="Docs sidebar"] a[aria-current="page"]').join(),
        pagination: all('nav[aria-label="Docs pages"] a').map((link) => ({
          label: link.firstElementChild?.textContent ?? '',
          path: link.getAttribute('href') ?? '',
        })),
        editUrl: attribute('a[href*="/edit/"]', 'href'),
        contentLinks: pathsOf('article .markdown a[href]'),
        words: prose?.textContent.match(/[\p{L}\p{N}][\p{L}\p{N}’'-]*/gu) ?? [],
        paragraphs: texts('article .markdown p').filter(Boolean),
      };
    };
    return Promise.all(addresses.map(read));
  }, paths);
}
