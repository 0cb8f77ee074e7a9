import type { MarkdownConfig } from '@docusaurus/types';
import { renameFrontMatter } from './rename-front-matter';
import { rename } from './identity';
import { lastUpdateOf } from './last-updates';
import { cardName } from '../plugins/brand-images/card-name';

// A link to a neighboring file, and a sample, name a file on disk, which keeps its name.
const FILE = /\]\((?:\.{1,2}\/|[\w-]+\/)*[\w-]+\.mdx?(?:#[^)]*)?\)|(?<=\ssample=)[^\s#]+/g;

const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---\r?\n/;

function renameBody(body: string): string {
  const files = body.match(FILE) ?? [];
  return body
    .split(FILE)
    .map((text, i) => rename(text) + (files[i] ?? ''))
    .join('');
}

/** Where pages are re-branded: their front matter and their body, before anything reads them. */
export const markdown: Partial<MarkdownConfig> = {
  preprocessor({ fileContent }) {
    // Front matter is renamed once, where it is parsed: a name may hold the default word.
    const [frontMatter = ''] = FRONT_MATTER.exec(fileContent) ?? [];
    return frontMatter + renameBody(fileContent.slice(frontMatter.length));
  },
  async parseFrontMatter(params) {
    const { frontMatter, content } = await params.defaultParseFrontMatter(params);
    const card = cardName(params.filePath);
    return {
      frontMatter: {
        ...lastUpdateOf(params.filePath),
        ...(card && { image: `/img/cards/${card}.png` }),
        ...renameFrontMatter(frontMatter, rename),
      },
      content,
    };
  },
};
