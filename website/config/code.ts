import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import { rehypeHighlightCode } from '../plugins/highlight-code';
import { remarkSamples } from '../plugins/samples';
import { samplesDirectory } from '../plugins/samples/samples-directory';
import { readTestReport } from '../plugins/samples/test-report';
import { rename } from './identity';

const samples = {
  directory: samplesDirectory,
  rename,
  report: readTestReport(process.env['SAMPLES_REPORT']),
};

/** What the code of a page goes through, in the docs and on the home page. */
export const code: Pick<DocsOptions, 'remarkPlugins' | 'rehypePlugins'> = {
  remarkPlugins: [[remarkSamples, samples]],
  rehypePlugins: [rehypeHighlightCode],
};
