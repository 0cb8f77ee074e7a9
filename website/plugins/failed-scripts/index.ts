import type { Plugin } from '@docusaurus/types';
import { handleFailure } from './handle-failure';

/** If a main script of a page fails to load, the page is readable and says so. */
export default function failedScripts(): Plugin {
  return {
    name: 'failed-scripts',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: handleFailure }] }),
  };
}
