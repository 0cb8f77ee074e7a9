import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { parseSampleReference, extractSampleText } from '../../website/plugins/samples/sample-text.ts';

/** A code fence, as a page displays it. */
export interface Fence {
  readonly language: string;
  /** The file it contains, from its title. */
  readonly title: string | undefined;
  readonly code: string;
}

const FRONT_MATTER = /^---\n[\s\S]*?\n---\n/;
const HEADING_ID = / \{#[\w-]+\}$/gm;

interface CodeNode {
  readonly lang?: string | null | undefined;
  /** The text after the language. */
  readonly meta?: string | null | undefined;
  readonly value: string;
}

function readFence({ lang, meta, value }: CodeNode): Fence {
  const language = lang ?? '';
  const title = /\btitle="([^"]+)"/.exec(meta ?? '')?.[1];
  const sample = parseSampleReference(meta ?? '');
  if (!sample) return { language, title, code: value };
  const text = readFileSync(new URL(`../../samples/${sample.file}`, import.meta.url), 'utf8');
  // Regions aren't complete files, and recorded sessions are commands.
  const isFile = sample.region === undefined && /\.tsx?$/.test(sample.file);
  const file = isFile ? `src/${basename(sample.file)}` : undefined;
  return { language, title: title ?? file, code: extractSampleText(text, sample, language) };
}

/** Reads the fences of a page in order, as displayed with the given tab selected. */
export function readFences(page: string, tab: string): Fence[] {
  const mdx = page.replace(FRONT_MATTER, '').replace(HEADING_ID, '');
  const fences: Fence[] = [];
  visit(unified().use(remarkParse).use(remarkMdx).parse(mdx), (node) => {
    if (node.type === 'mdxJsxFlowElement' && node.name === 'TabItem') {
      const isChosen = node.attributes.some(
        (attribute) => 'name' in attribute && attribute.name === 'value' && attribute.value === tab,
      );
      return isChosen ? undefined : SKIP;
    }
    if (node.type === 'code') fences.push(readFence(node));
    return undefined;
  });
  return fences;
}
