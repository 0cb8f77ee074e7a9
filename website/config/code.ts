import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { rehypeHighlightCode } from '../plugins/highlight-code';
import { remarkSamples } from '../plugins/samples';
import { samplesDirectory } from '../plugins/samples/samples-directory';
import { rename } from './identity';

/** What the code of a page goes through, in the docs and on the home page. */
export const code: Pick<DocsOptions, 'remarkPlugins' | 'rehypePlugins'> = {
  remarkPlugins: [[remarkSamples, { directory: samplesDirectory, rename }]],
  rehypePlugins: [rehypeHighlightCode],
};
