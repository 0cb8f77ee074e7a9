import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { arrangePage, withoutBannerRule } from './arrange-page';
import { routeScripts, type ClientManifest, type RoutesChunkNames } from './route-scripts';

const readJson = async <T>(directory: string, file: string) =>
  JSON.parse(await fs.readFile(path.join(directory, file), 'utf8')) as T;

const BANNER_STYLES = 'assets/css/base-url.css';

/** The style sheets of the build, by their addresses; writes the one that hides the banner about a wrong base URL. */
async function prepareStyles(outDir: string, baseUrl: string): Promise<Map<string, string>> {
  const folder = path.join(outDir, 'assets/css');
  const files = (await fs.readdir(folder)).filter((file) => file.endsWith('.css'));
  const styles = new Map<string, string>();
  let rules = '';
  for (const file of files) {
    const { css, rule } = withoutBannerRule(await fs.readFile(path.join(folder, file), 'utf8'));
    styles.set(`${baseUrl}assets/css/${file}`, css);
    rules += rule;
  }
  await fs.writeFile(path.join(outDir, BANNER_STYLES), rules);
  return styles;
}

/** The page of a route; a route without a folder of its own, such as the not-found page, is a file. */
async function pageOf(outDir: string, route: string): Promise<string | undefined> {
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
 * Arranges what each page loads. It is the only plugin that rewrites pages: the hooks of several would run in parallel, on
 * the same files. The generator names only the main script in a page: it joins by module id what its manifest keys by chunk
 * name, so the scripts of the route are looked up here.
 */
export default function arrangePages({ generatedFilesDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'arrange-pages',

    async postBuild({ outDir, routesPaths }) {
      const manifest = await readJson<ClientManifest>(generatedFilesDir, 'client-manifest.json');
      const chunkNames = await readJson<RoutesChunkNames>(generatedFilesDir, 'routesChunkNames.json');
      const styles = await prepareStyles(outDir, baseUrl);
      const bannerStyles = baseUrl + BANNER_STYLES;
      for (const route of routesPaths) {
        const page = await pageOf(outDir, route.slice(baseUrl.length - 1));
        if (page === undefined) continue;
        const scripts = routeScripts(route, chunkNames, manifest);
        const resources = { styles, routeScripts: scripts, bannerStyles };
        await fs.writeFile(page, arrangePage(await fs.readFile(page, 'utf8'), resources));
      }
    },
  };
}
