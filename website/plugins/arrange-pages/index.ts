import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { arrangePage, extractBannerRule, type StyleSheet } from './arrange-page';
import { addContentSecurityPolicy } from './content-security-policy';
import { writePageTable } from '../page-table/page-table';
import { preloadedFiles, routeFiles, type ClientManifest, type RoutesChunkNames } from './route-scripts';
import {
  collectClasses,
  collectVariables,
  collectWords,
  keepUsedRules,
  splitFonts,
  splitRules,
} from './used-rules';

const readJson = async <T>(directory: string, file: string) =>
  JSON.parse(await fs.readFile(path.join(directory, file), 'utf8')) as T;

/** The class of the `<html>` of the pages of the docs. */
const DOCS_PAGE = 'docs-wrapper';

/** Reads the files of a build whose paths match, by path. */
async function readFiles(outDir: string, wanted: RegExp): Promise<Map<string, string>> {
  const files = (await fs.readdir(outDir, { recursive: true })).filter((file) => wanted.test(file));
  const read = async (file: string) =>
    [path.join(outDir, file), await fs.readFile(path.join(outDir, file), 'utf8')] as const;
  return new Map(await Promise.all(files.map(read)));
}

/** Reads the build's style sheets by URL, and writes the part that only the docs need before they are painted. */
async function prepareStyles(
  outDir: string,
  baseUrl: string,
  pages: readonly string[],
): Promise<Map<string, StyleSheet>> {
  // Not TypeScript's words, which are thousands, and style nothing.
  const scripts = await readFiles(outDir, /^(?!assets[\\/]type-checker).*\.js$/);
  const words = collectWords([...pages, ...scripts.values()]);
  const otherClasses = collectClasses(pages.filter((page) => !page.includes(DOCS_PAGE)));
  const folder = path.join(outDir, 'assets/css');
  const names = (await fs.readdir(folder)).filter((name) => name.endsWith('.css'));
  const sheets = await Promise.all(names.map((name) => fs.readFile(path.join(folder, name), 'utf8')));
  const styles = new Map<string, StyleSheet>();
  for (const [index, name] of names.entries()) {
    const url = `${baseUrl}assets/css/${name}`;
    const others = sheets.filter((_, other) => other !== index);
    const { css, rule } = extractBannerRule(sheets[index] ?? '');
    const used = keepUsedRules(css, new Set([...words, ...collectVariables(others)]));
    // Docusaurus' name for the one of all pages.
    if (!name.startsWith('styles.')) styles.set(url, { first: used });
    else {
      const { css: rules, fonts } = splitFonts(used);
      const { first, rest } = splitRules(rules, otherClasses);
      const file = `docs.${createHash('sha256').update(rest).digest('hex').slice(0, 8)}.css`;
      await fs.writeFile(path.join(folder, file), rest + rule);
      styles.set(url, { first, rest: { css: rest, url: `${baseUrl}assets/css/${file}` }, fonts });
    }
  }
  return styles;
}

/** A route's HTML file. A route without its own folder, such as the 404 page, is a file. */
function findPage(outDir: string, route: string, pages: ReadonlyMap<string, string>): string | undefined {
  const candidates = route.endsWith('.html') ? [route] : [path.join(route, 'index.html'), `${route}.html`];
  return candidates.map((candidate) => path.join(outDir, candidate)).find((file) => pages.has(file));
}

/**
 * Arranges what each page loads. No other plugin may rewrite pages: `postBuild` hooks run in parallel. Docusaurus only puts
 * the main script in a page, because it looks up module ids in a manifest keyed by chunk names. So this plugin looks up the
 * route's scripts.
 */
export default function arrangePages({ generatedFilesDir, baseUrl }: LoadContext, redirects: Plugin): Plugin {
  return {
    name: 'arrange-pages',

    async postBuild(props) {
      // Writes pages too, which get a policy below.
      await redirects.postBuild?.({ ...props, content: undefined });
      const { outDir, routesPaths } = props;
      const manifest = await readJson<ClientManifest>(generatedFilesDir, 'client-manifest.json');
      const chunkNames = await readJson<RoutesChunkNames>(generatedFilesDir, 'routesChunkNames.json');
      const pages = await readFiles(outDir, /\.html$/);
      const styles = await prepareStyles(outDir, baseUrl, [...pages.values()]);
      const pageData = await writePageTable({ outDir, baseUrl, generatedFilesDir });
      const routes = new Map(
        routesPaths.map((route) => [findPage(outDir, route.slice(baseUrl.length - 1), pages), route]),
      );

      function arrange(html: string, route: string): string {
        // The one of all pages is one of the route's, too.
        const routeStyles = routeFiles('css', route, chunkNames, manifest).filter(
          (url) => !html.includes(url),
        );
        const preloads = [
          ...routeFiles('js', route, chunkNames, manifest),
          ...preloadedFiles(html, manifest),
        ];
        const needsRest = html.includes(DOCS_PAGE);
        return arrangePage(html, { styles, needsRest, routeStyles, preloads, data: pageData(route) });
      }

      for (const [page, html] of pages) {
        const route = routes.get(page);
        const arranged = route === undefined ? html : arrange(html, route);
        await fs.writeFile(page, addContentSecurityPolicy(arranged));
      }
    },
  };
}
