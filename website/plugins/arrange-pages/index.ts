import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { arrangePage, extractBannerRule } from './arrange-page';
import { addContentSecurityPolicy } from './content-security-policy';
import { collectWords, keepUsedRules } from './used-rules';
import { routeFiles, type ClientManifest, type RoutesChunkNames } from './route-scripts';

const readJson = async <T>(directory: string, file: string) =>
  JSON.parse(await fs.readFile(path.join(directory, file), 'utf8')) as T;

const BANNER_STYLES = 'assets/css/base-url.css';

/** The words of all pages and scripts of a build, apart from TypeScript, which contains thousands and styles nothing. */
async function readWords(outDir: string): Promise<Set<string>> {
  const files = await fs.readdir(outDir, { recursive: true });
  const texts = files
    .filter((file) => /\.(?:html|js)$/.test(file) && !/^assets[\\/]type-checker/.test(file))
    .map((file) => fs.readFile(path.join(outDir, file), 'utf8'));
  return collectWords(await Promise.all(texts));
}

/** Reads the build's style sheets by URL, and writes the one that hides the base URL banner. */
async function prepareStyles(outDir: string, baseUrl: string): Promise<Map<string, string>> {
  const words = await readWords(outDir);
  const folder = path.join(outDir, 'assets/css');
  const files = (await fs.readdir(folder)).filter((file) => file.endsWith('.css'));
  const styles = new Map<string, string>();
  let rules = '';
  for (const file of files) {
    const { css, rule } = extractBannerRule(await fs.readFile(path.join(folder, file), 'utf8'));
    styles.set(`${baseUrl}assets/css/${file}`, keepUsedRules(css, words));
    rules += rule;
  }
  await fs.writeFile(path.join(outDir, BANNER_STYLES), rules);
  return styles;
}

/** Finds a route's HTML file. A route without its own folder, such as the 404 page, is a file. */
async function findPage(outDir: string, route: string): Promise<string | undefined> {
  const candidates = route.endsWith('.html') ? [route] : [path.join(route, 'index.html'), `${route}.html`];
  for (const candidate of candidates) {
    const file = path.join(outDir, candidate);
    if (
      await fs.access(file).then(
        () => true,
        () => false,
      )
    )
      return file;
  }
  return undefined;
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
      const styles = await prepareStyles(outDir, baseUrl);
      const bannerStyles = baseUrl + BANNER_STYLES;
      for (const route of routesPaths) {
        const page = await findPage(outDir, route.slice(baseUrl.length - 1));
        if (page === undefined) continue;
        const html = await fs.readFile(page, 'utf8');
        const words = collectWords([html]);
        // The sheet of all pages is one of the route's, too.
        const routeStyles = routeFiles('css', route, chunkNames, manifest)
          .filter((url) => !html.includes(url))
          .map((url) => keepUsedRules(styles.get(url) ?? '', words))
          .join('');
        const routeScripts = routeFiles('js', route, chunkNames, manifest);
        const resources = { styles, routeStyles, routeScripts, bannerStyles };
        await fs.writeFile(page, arrangePage(html, resources));
      }
      const files = await fs.readdir(outDir, { recursive: true });
      for (const file of files.filter((name) => name.endsWith('.html'))) {
        const page = path.join(outDir, file);
        await fs.writeFile(page, addContentSecurityPolicy(await fs.readFile(page, 'utf8')));
      }
    },
  };
}
