import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Writes `robots.txt`, which names the sitemap: https://www.rfc-editor.org/rfc/rfc9309 */
export default function robots({ siteConfig, baseUrl }: LoadContext): Plugin {
  const sitemap = new URL(`${baseUrl}sitemap.xml`, siteConfig.url).href;
  return {
    name: 'robots',
    postBuild: ({ outDir }) =>
      fs.writeFile(path.join(outDir, 'robots.txt'), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`),
  };
}
