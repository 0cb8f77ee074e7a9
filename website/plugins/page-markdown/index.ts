import fs from 'node:fs/promises';
import path from 'node:path';
import type { Identity } from '@hookloom/identity';
import type { LoadedContent, LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { aliasedSitePathToRelativePath, posixPath } from '@docusaurus/utils';
import { markdownPath } from '../../src/components/PageTools/markdown-path';
import { drawnPage, type Drawing } from '../drawn-page';
import { orderedDocs } from '../search-index/page-order';
import { absoluteLink } from './absolute-link';
import { plainMarkdown } from './plain-markdown';

type Doc = LoadedVersion['docs'][number];

export interface PageMarkdownOptions extends Drawing {
  readonly identity: Identity;
}

/** Writes each page as plain Markdown beside it, for readers who take it along, and `llms.txt`, which lists them. */
export default function pageMarkdown(context: LoadContext, options: PageMarkdownOptions): Plugin {
  const { siteDir, siteConfig, baseUrl, generatedFilesDir } = context;
  const { identity, ...drawing } = options;
  const folder = path.join(generatedFilesDir, 'page-markdown', 'files');

  const sourceOf = (doc: Doc) => path.join(siteDir, aliasedSitePathToRelativePath(doc.source));
  const urlOf = (permalink: string) => siteConfig.url + permalink;
  const fileIn = ({ contentPath, contentPathLocalized }: LoadedVersion, source: string) => {
    const localized = path.relative(contentPathLocalized, source);
    return posixPath(localized.startsWith('..') ? path.relative(contentPath, source) : localized);
  };

  async function markdownOf(doc: Doc, version: LoadedVersion, pages: ReadonlyMap<string, string>) {
    const filePath = sourceOf(doc);
    const page = await drawnPage(filePath, drawing);
    const place = { file: fileIn(version, filePath), url: urlOf(doc.permalink) };
    const site = { root: siteConfig.url + baseUrl, pages };
    const body = plainMarkdown(page, (link) => absoluteLink(link, place, site));
    return `# ${doc.title}\n\n> ${doc.description}\n\n${body}`;
  }

  async function write(address: string, text: string): Promise<void> {
    const file = path.join(folder, address);
    await fs.mkdir(path.dirname(file), { recursive: true });
    await fs.writeFile(file, text);
  }

  async function writePages(version: LoadedVersion): Promise<void> {
    const pages = new Map(
      version.docs.map((doc) => [fileIn(version, sourceOf(doc)), urlOf(doc.permalink)] as const),
    );
    for (const doc of version.docs) {
      await write(
        markdownPath(doc.permalink).slice(baseUrl.length - 1),
        await markdownOf(doc, version, pages),
      );
    }
  }

  async function writeList(version: LoadedVersion): Promise<void> {
    const lines = orderedDocs(version).map(
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
  }

  return {
    name: 'page-markdown',

    async allContentLoaded({ allContent }) {
      await fs.rm(folder, { recursive: true, force: true });
      const docs = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
      for (const version of docs.flatMap(({ loadedVersions }) => loadedVersions)) {
        await writePages(version);
        if (version.isLast) await writeList(version);
      }
    },

    configureWebpack() {
      const devServer = { static: [{ directory: folder, publicPath: baseUrl, watch: false }] };
      // The field is typed only where webpack-dev-server's types are loaded.
      return { devServer } as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({ outDir }) {
      await fs.cp(folder, outDir, { recursive: true });
    },
  };
}
