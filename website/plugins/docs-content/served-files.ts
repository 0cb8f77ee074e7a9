import fs from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';

/** Generated files of a plugin, and the hooks that serve them. */
export interface ServedFiles extends Required<Pick<Plugin, 'configureWebpack' | 'postBuild'>> {
  /** Deletes the files of an earlier load. */
  clear: () => Promise<void>;
  write: (name: string, text: string) => Promise<void>;
}

/**
 * Creates a folder for a plugin's files. The dev server serves it, and the build copies it to the output.
 *
 * @param name - The plugin's name.
 * @param urlPath - The URL path of the files. The default is the root.
 */
export function createServedFiles(
  { generatedFilesDir, baseUrl }: LoadContext,
  name: string,
  urlPath = '',
): ServedFiles {
  const folder = path.join(generatedFilesDir, name, 'files');
  return {
    clear: () => fs.rm(folder, { recursive: true, force: true }),

    async write(file, text) {
      const target = path.join(folder, file);
      await fs.mkdir(path.dirname(target), { recursive: true });
      await fs.writeFile(target, text);
    },

    configureWebpack() {
      const devServer = { static: [{ directory: folder, publicPath: baseUrl + urlPath, watch: false }] };
      // Typing this field would need webpack-dev-server's types.
      return { devServer } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({ outDir }) {
      await fs.mkdir(folder, { recursive: true });
      await fs.cp(folder, path.join(outDir, urlPath), { recursive: true });
    },
  };
}
