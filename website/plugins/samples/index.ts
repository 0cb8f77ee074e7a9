import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Code, Root } from 'mdast';
import type { Plugin } from 'unified';
import { visit } from 'unist-util-visit';
import { parseSampleReference, extractSampleText, type SampleReference } from './sample-text';
import { assertTested, type TestReport } from './test-report';

interface Options {
  /** The folder with the samples. */
  readonly directory: string;
  /** Replaces the product name in a sample. */
  readonly rename: (text: string) => string;
  /** The results of the samples' tests. Without it, no sample is marked as tested. */
  readonly report?: TestReport | undefined;
}

const TITLED_FILE = /\.(?:tsx?|json|yaml)$/;

function withTitle(meta: string, file: string): string {
  const needsNoTitle = /\btitle=/.test(meta) || !TITLED_FILE.test(file);
  const folder = /\.tsx?$/.test(file) ? 'src/' : '';
  return needsNoTitle ? meta : `${meta} title="${folder}${path.posix.basename(file)}"`;
}

/**
 * Inserts a sample into its fence.
 *
 * @returns The fence's metadata, with `tested` if the sample passed in this build.
 * @throws Error with a message to print after the sample's name.
 */
function insertSample(
  node: Code,
  reference: SampleReference,
  { directory, rename, report }: Options,
): string {
  const file = path.join(directory, reference.file);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new Error('there is no such file under samples/; create it or correct the name');
  }
  if (node.value.trim()) throw new Error("the fence isn't empty; remove its content");
  node.value = rename(extractSampleText(text, reference, node.lang ?? ''));

  const meta = withTitle(node.meta ?? '', rename(reference.file));
  return report ? `${meta} tested="${assertTested(report, reference.file, text)}"` : meta;
}

/** Inserts samples into pages: `sample=file#region` in a fence's metadata inserts that region of the file. */
export const remarkSamples: Plugin<[Options], Root> = (options) => (tree, page) => {
  visit(tree, 'code', (node) => {
    const reference = parseSampleReference(node.meta ?? '');
    if (!reference) return;
    try {
      node.meta = insertSample(node, reference, options);
    } catch (cause) {
      page.fail(`sample ${reference.file}: ${(cause as Error).message}.`, node.position);
    }
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, metastring: node.meta } };
  });
};
