import path from 'node:path';
import type { Plugin } from '@docusaurus/types';

const folderOf = (name: string) => path.dirname(require.resolve(`${name}/package.json`));

/**
 * Resolves each import of React to the site's version. The sources of our packages and of Docusaurus would find the one in
 * the repository's root, which is newer, and a page can't have two.
 */
export default function oneReact(): Plugin {
  return {
    name: 'one-react',
    configureWebpack: () => ({
      resolve: { alias: { react: folderOf('react'), 'react-dom': folderOf('react-dom') } },
    }),
  };
}
