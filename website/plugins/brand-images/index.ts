import fs from 'node:fs/promises';
import path from 'node:path';
import type { Identity } from '@hookloom/identity';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { appIcons, renderAppIcon, touchIcon } from './app-icons';
import { cardName } from './card-name';
import { renderCard } from './card';
import { renderNameMark } from './name-mark';
import { webManifest } from './web-manifest';
import { getLoadedVersions, type PluginContentLoaded } from '../docs-content/loaded-versions';

interface Card {
  readonly file: string;
  readonly title: string;
  readonly description: string;
}

/** Where the name mark, the icons and the web app manifest are generated. The dev server and the build both serve it. */
export const GENERATED_STATIC_DIRECTORY = '.docusaurus/brand-images';

/**
 * Generates the images of the product: a name mark for each color mode, a social card for each page, and the icons of the
 * installed site with their manifest.
 */
export default function brandImages(context: LoadContext, { identity }: { identity: Identity }): Plugin {
  const cards: Card[] = [{ file: 'home', title: identity.shortTagline, description: identity.tagline }];
  return {
    name: 'brand-images',

    async loadContent() {
      const directory = path.join(context.siteDir, GENERATED_STATIC_DIRECTORY, 'img');
      await fs.mkdir(directory, { recursive: true });
      for (const mode of ['light', 'dark'] as const) {
        await fs.writeFile(
          path.join(directory, `name-mark-${mode}.svg`),
          await renderNameMark(identity.name.display, mode),
        );
      }
      for (const icon of [...appIcons, touchIcon]) {
        await fs.writeFile(path.join(directory, icon.file), await renderAppIcon(icon));
      }
      const manifest = webManifest(identity, context.baseUrl, context.i18n.currentLocale);
      await fs.writeFile(path.join(directory, '../manifest.webmanifest'), JSON.stringify(manifest));
    },

    async allContentLoaded({ allContent }: { allContent: PluginContentLoaded }) {
      for (const { source, title, description } of getLoadedVersions(allContent).flatMap(
        ({ docs }) => docs,
      )) {
        const file = cardName(source);
        if (file) cards.push({ file, title, description });
      }
    },

    async postBuild({ outDir }) {
      const directory = path.join(outDir, 'img/cards');
      await fs.mkdir(directory, { recursive: true });
      const queue = cards.values();
      const drawCards = async () => {
        for (const { file, title, description } of queue) {
          await fs.writeFile(
            path.join(directory, `${file}.png`),
            await renderCard(title, description, identity),
          );
        }
      };
      // One card is laid out while another thread paints the other.
      await Promise.all([drawCards(), drawCards()]);
    },
  };
}
