import path from 'node:path';
import type { Identity } from '@hookloom/identity';
import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath, posixPath } from '@docusaurus/utils';
import { markdownPath } from '../../src/components/PageTools/markdown-path';
import { keepResults, type KeepResult } from '../build-cache/keep-results';
import { getLoadedVersions } from '../docs-content/loaded-versions';
import { sortDocs } from '../docs-content/page-order';
import type { PageReader } from '../docs-content/page-reader';
import { createServedFiles } from '../docs-content/served-files';
import { resolveLink } from './absolute-link';
import { toPlainMarkdown } from './plain-markdown';

type Doc = LoadedVersion['docs'][number];

export interface PageMarkdownOptions {
  readonly identity: Identity;
  readonly read: PageReader;
}

/**
 * Writes each page as plain Markdown next to its HTML, `llms.txt`, which lists them, and `llms-full.txt`, which contains
 * them: https://llmstxt.org
 */
export default function pageMarkdown(context: LoadContext, { identity, read }: PageMarkdownOptions): Plugin {
  const { siteDir, siteConfig, baseUrl } = context;
  const { clear, write, ...served } = createServedFiles(context, 'page-markdown');

  const sourceOf = (doc: Doc) => path.join(siteDir, aliasedSitePathToRelativePath(doc.source));
  const urlOf = (permalink: string) => siteConfig.url + permalink;
  const fileIn = ({ contentPath, contentPathLocalized }: LoadedVersion, source: string) => {
    const localized = path.relative(contentPathLocalized, source);
    return posixPath(localized.startsWith('..') ? path.relative(contentPath, source) : localized);
  };

  async function renderMarkdown(doc: Doc, version: LoadedVersion, pages: ReadonlyMap<string, string>) {
    const filePath = sourceOf(doc);
    const page = await read(filePath);
    const place = { file: fileIn(version, filePath), url: urlOf(doc.permalink) };
    const site = { root: siteConfig.url + baseUrl, pages };
    const body = toPlainMarkdown(page, (link) => resolveLink(link, place, site));
    return `# ${doc.title}\n\n> ${doc.description}\n\n${body}`;
  }

  /** @returns each page's Markdown. */
  async function writePages(version: LoadedVersion, keepResult: KeepResult): Promise<Map<Doc, string>> {
    const pages = new Map(
      version.docs.map((doc) => [fileIn(version, sourceOf(doc)), urlOf(doc.permalink)] as const),
    );
    // Same order as the search index, so that both plugins read each page at about the same time.
    const markdown = new Map<Doc, string>();
    for (const doc of new Set([...sortDocs(version), ...version.docs])) {
      const text = await keepResult(doc, () => renderMarkdown(doc, version, pages));
      markdown.set(doc, text);
      await write(markdownPath(doc.permalink).slice(baseUrl.length - 1), text);
    }
    return markdown;
  }

  async function writeLists(version: LoadedVersion, markdown: ReadonlyMap<Doc, string>): Promise<void> {
    const docs = sortDocs(version);
    const lines = docs.map(
      ({ title, permalink, description }) =>
        `- [${title}](${urlOf(markdownPath(permalink))}): ${description}`,
    );
    await write(
      'llms.txt',
      [
        `# ${identity.name.display}`,
        `> ${identity.tagline}`,
        '## Documentation',
        `${lines.join('\n')}\n`,
      ].join('\n\n'),
    );
    const pages = docs.map((doc) => `${markdown.get(doc) ?? ''}\nSource: ${urlOf(doc.permalink)}\n`);
    await write('llms-full.txt', pages.join('\n---\n\n'));
  }

  return {
    name: 'page-markdown',
    ...served,

    async allContentLoaded({ allContent }) {
      await clear();
      const versions = getLoadedVersions(allContent);
      const keepResult = keepResults(context, 'page-markdown', versions);
      for (const version of versions) {
        const markdown = await writePages(version, keepResult);
        if (version.isLast) await writeLists(version, markdown);
      }
    },
  };
}
