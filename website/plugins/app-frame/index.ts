import type { LoadContext, Plugin } from '@docusaurus/types';
import { createServedFiles } from '../docs-content/served-files';
import { bundleFrame } from './bundle-frame';

const NAME = 'app-frame';
/** Hosts keep files in this folder for a year, because their names have a hash. */
const FOLDER = 'assets/app';

/** Writes the page in which the playground runs a reader's component. Its URL is the plugin's global data. */
export default function appFrame(context: LoadContext, rename: (text: string) => string): Plugin {
  const { clear, write, ...served } = createServedFiles(context, NAME, FOLDER);
  return {
    name: NAME,
    ...served,

    async contentLoaded({ actions }) {
      await clear();
      const { name, html } = await bundleFrame(rename);
      await write(name, html);
      actions.setGlobalData(`${context.baseUrl}${FOLDER}/${name}`);
    },
  };
}
