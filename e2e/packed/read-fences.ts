import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { SKIP, visit } from 'unist-util-visit';
import { chooseInstallSteps } from '../../website/config/install-steps.ts';
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

/** Which of a page's alternatives to read. */
export interface Choice {
  /** The value of the tab to select. The default is npm. */
  readonly tab?: string;
  /** Whether to read the install steps of the registry instead of those of the tarballs. */
  readonly isReleased?: boolean;
}

/** Reads the fences of a page in order, as displayed. */
export function readFences(page: string, { tab = 'npm', isReleased = false }: Choice = {}): Fence[] {
  const mdx = chooseInstallSteps(page, isReleased).replace(FRONT_MATTER, '').replace(HEADING_ID, '');
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

/** The commands in shell fences, one per line. */
export const readCommands = (fences: readonly Fence[]): string[] =>
  fences
    .filter(({ language }) => language === 'bash')
    .flatMap(({ code }) => code.replace(/\\\n\s*/g, '').split('\n'));

/** A page's section, from its heading with this id to the next heading of the same level. */
export function readSection(page: string, id: string): string {
  const section = page.split(/^(?=## )/m).find((each) => each.split('\n', 1)[0]?.endsWith(`{#${id}}`));
  if (section === undefined) throw new Error(`There is no heading with {#${id}}.`);
  return section;
}
