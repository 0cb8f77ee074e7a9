import path from 'node:path';
import type { MarkdownConfig } from '@docusaurus/types';
import { chooseInstallSteps } from './install-steps';
import { renameFrontMatter } from './rename-front-matter';
import { rename } from './identity';
import { lastUpdateFrontMatter } from './last-updates';
import { cardName } from '../plugins/brand-images/card-name';
import { settings } from '../settings';

// Links to files and sample references are paths on disk, which don't change with the product name.
const FILE_REFERENCE = /\]\((?:\.{1,2}\/|[\w-]+\/)*[\w-]+\.mdx?(?:#[^)]*)?\)|(?<=\ssample=)[^\s#]+/g;

const FRONT_MATTER = /^---\r?\n[\s\S]*?\r?\n---\r?\n/;

function renameBody(body: string): string {
  const files = body.match(FILE_REFERENCE) ?? [];
  return body
    .split(FILE_REFERENCE)
    .map((text, i) => rename(text) + (files[i] ?? ''))
    .join('');
}

/** Renames the product in each page's front matter and body, and chooses the install steps, before anything else reads them. */
export const markdown: Partial<MarkdownConfig> = {
  preprocessor({ fileContent }) {
    // parseFrontMatter renames the front matter. Doing it twice would break a name that contains the default one.
    const [frontMatter = ''] = FRONT_MATTER.exec(fileContent) ?? [];
    const body = chooseInstallSteps(fileContent.slice(frontMatter.length), settings.released);
    return frontMatter + renameBody(body);
  },
  async parseFrontMatter(params) {
    const { frontMatter, content } = await params.defaultParseFrontMatter(params);
    const card = cardName(path.join(__dirname, '..'), params.filePath);
    return {
      frontMatter: {
        ...lastUpdateFrontMatter(params.filePath),
        ...(card && { image: `/img/cards/${card}.png` }),
        ...renameFrontMatter(frontMatter, rename),
      },
      content,
    };
  },
};
