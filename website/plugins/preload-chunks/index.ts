import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { insertPreloads } from './insert-preloads';
import { routeScripts, type ClientManifest, type RoutesChunkNames } from './route-scripts';

const readJson = async <T>(directory: string, file: string) =>
  JSON.parse(await fs.readFile(path.join(directory, file), 'utf8')) as T;

/**
 * Names each page's own scripts in its HTML, so that they load beside the main script and not after it. The generator
 * names only the main script: it joins by module id what its manifest keys by chunk name.
 */
export default function preloadChunks({ generatedFilesDir, baseUrl }: LoadContext): Plugin {
  return {
    name: 'preload-chunks',

    async postBuild({ outDir, routesPaths }) {
      const manifest = await readJson<ClientManifest>(generatedFilesDir, 'client-manifest.json');
      const chunkNames = await readJson<RoutesChunkNames>(generatedFilesDir, 'routesChunkNames.json');
      for (const route of routesPaths) {
        const scripts = routeScripts(route, chunkNames, manifest);
        const page = path.join(outDir, route.slice(baseUrl.length - 1), 'index.html');
        const html = await fs.readFile(page, 'utf8').catch(() => undefined);
        if (html !== undefined) await fs.writeFile(page, insertPreloads(html, scripts));
      }
    },
  };
}
