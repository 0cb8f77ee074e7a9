import type { Plugin } from '@docusaurus/types';
import { simpleHash } from '@docusaurus/utils';

/** The name that Docusaurus gives to the chunk of a route's component. */
const chunkOf = (component: string) => simpleHash(`@theme/${component}`, 8);

/** The components around a page of the docs, from the outside to the page. */
const DOCS = ['DocsRoot', 'DocVersionRoot', 'DocRoot', 'DocItem'].map(chunkOf);

/**
 * Puts the scripts that each page needs into the main script, and those that each page of the docs needs into one. A
 * page of the docs then loads 8 scripts fewer, which also compress better.
 */
export default function mergeChunks(): Plugin {
  const docs = {
    // What is prefetched is found by the name of a route's chunk.
    name: chunkOf('DocItem'),
    chunks: ({ name }: { readonly name?: string | null | undefined }) => DOCS.includes(name ?? ''),
    enforce: true,
    priority: 30,
  };
  return {
    name: 'merge-chunks',
    getClientModules: () => [require.resolve('./layout')],
    configureWebpack: (_config, isServer) =>
      isServer ? {} : { optimization: { splitChunks: { cacheGroups: { docs } } } },
  };
}
