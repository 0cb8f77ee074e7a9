import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { sampleReference, sampleText, type SampleReference } from './sample-text';
import { assertTested, type TestReport } from './test-report';

interface Options {
  /** The folder of the samples. */
  readonly directory: string;
  /** Re-brands the text of a sample, as pages are. */
  readonly rename: (text: string) => string;
  /** How the samples' tests ended; without it no sample is called tested. */
  readonly report?: TestReport | undefined;
}

const WITH_A_FILE_NAME = /\.(?:tsx?|json|yaml)$/;

function titled(meta: string, file: string): string {
  const shown = /\btitle=/.test(meta) || !WITH_A_FILE_NAME.test(file);
  const folder = /\.tsx?$/.test(file) ? 'src/' : '';
  return shown ? meta : `${meta} title="${folder}${path.posix.basename(file)}"`;
}

/**
 * Puts the text of a sample into the fence that names it.
 *
 * @returns The metadata of the fence, which says `tested` where the report of this build does.
 * @throws What is wrong with the sample, in words that follow its name.
 */
function fill(node: Code, reference: SampleReference, { directory, rename, report }: Options): string {
  const file = path.join(directory, reference.file);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error(`there is no such file under samples/; write it, or hint the name`);
  }
  if (node.value.trim()) throw new Error('the fence has a text of its own; leave it empty');
  node.value = rename(sampleText(text, reference, node.lang ?? ''));

  const meta = titled(node.meta ?? '', rename(reference.file));
  return report ? `${meta} tested="${assertTested(report, reference.file, text)}"` : meta;
}

/** Draws samples into pages: a fence names a file and, after `#`, a region of it, and shows that text. */
export const remarkSamples: Plugin<[Options], Root> = (options) => (tree, page) => {
  visit(tree, 'code', (node) => {
    const reference = sampleReference(node.meta ?? '');
    if (!reference) return;
    try {
      node.meta = fill(node, reference, options);
    } catch (cause) {
      page.fail(`sample ${reference.file}: ${(cause as Error).message}.`, node.position);
    }
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, metastring: node.meta } };
  });
};
