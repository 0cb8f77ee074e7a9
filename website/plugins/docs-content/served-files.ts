import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Files that a plugin writes once the content is loaded. */
export interface ServedFiles extends Required<Pick<Plugin, 'configureWebpack' | 'postBuild'>> {
  /** Removes what an earlier load wrote. */
  clear: () => Promise<void>;
  write: (name: string, text: string) => Promise<void>;
}

/**
 * Keeps a plugin's files where both ways of reading the site find them: the authoring server serves them, the build copies
 * them beside the pages.
 *
 * @param name - Of the plugin.
 * @param at - The folder of the site in which they stand; its root, unless given.
 */
export function servedFiles({ generatedFilesDir, baseUrl }: LoadContext, name: string, at = ''): ServedFiles {
  const folder = path.join(generatedFilesDir, name, 'files');
  return {
    clear: () => fs.rm(folder, { recursive: true, force: true }),

    async write(file, text) {
      const target = path.join(folder, file);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.writeFile(target, text);
    },

    configureWebpack() {
      const devServer = { static: [{ directory: folder, publicPath: baseUrl + at, watch: false }] };
      // The field is typed only where webpack-dev-server's types are loaded.
      return { devServer } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({ outDir }) {
      await fs.mkdir(folder, { recursive: true });
      await fs.cp(folder, path.join(outDir, at), { recursive: true });
    },
  };
}
