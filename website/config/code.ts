import type { Options as DocsOptions } from '@docusaurus/plugin-content-docs';
import type { Root } from 'mdast';
import type { Plugin } from 'unified';
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

/** Without options: Docusaurus would send them to every reader, as a part of its configuration. */
const insertSamples: Plugin<[], Root> = function () {
  return remarkSamples.call(this, samples);
};

/** The Markdown plugins for code blocks, shared by the docs and the home page. */
export const codePlugins = {
  remarkPlugins: [insertSamples],
  rehypePlugins: [rehypeHighlightCode],
} satisfies Pick<DocsOptions, 'remarkPlugins' | 'rehypePlugins'>;
