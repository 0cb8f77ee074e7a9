import fs from 'node:fs/promises';
import path from 'node:path';
import type { Identity } from '@hookloom/identity';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { tools } from '../../config/tools';
import { hashFiles } from '../build-cache/hash-files';
import { keepFiles } from '../build-cache/keep-files';
import { getLoadedVersions, type PluginContentLoaded } from '../docs-content/loaded-versions';
import { createThread } from '../threads/thread';
import { appIcons, touchIcon } from './app-icons';
import type { CardText } from './card';
import { cardName } from './card-name';
import { webManifest } from './web-manifest';

interface Card extends CardText {
  readonly name: string;
}

interface DrawnCard {
  readonly name: string;
  readonly file: string;
}

/** Where the name mark, the icons and the web app manifest are generated. The dev server and the build both serve it. */
export const GENERATED_STATIC_DIRECTORY = '.docusaurus/brand-images';

/** What draws: this folder, the icon, and the libraries. */
const sources = (siteDir: string) => [
  __dirname,
  path.join(siteDir, 'static/img/icon.svg'),
  ...['satori', '@resvg/resvg-js', '@fontsource/familjen-grotesk'].map((name) =>
    require.resolve(`${name}/package.json`),
  ),
];

/**
 * Generates the images of the product: a name mark for each color mode, a social card for each page, and the icons of the
 * installed site with their manifest. What was drawn before isn't drawn again, and what draws isn't loaded.
 */
export default function brandImages(context: LoadContext, { identity }: { identity: Identity }): Plugin {
  const { siteDir, baseUrl, i18n } = context;
  const drawOnce = keepFiles(siteDir, 'brand-images', hashFiles(sources(siteDir)));
  const cards: Card[] = [
    { name: 'home', title: identity.shortTagline, description: identity.tagline },
    ...Object.values(tools),
  ];
  let drawnCards: Promise<DrawnCard[]> = Promise.resolve([]);

  async function drawCards(): Promise<DrawnCard[]> {
    const drawer = createThread<CardText, Uint8Array>(path.join(__dirname, 'card-worker.ts'), identity);
    const draw = async ({ name, title, description }: Card) => {
      const values = ['card', identity.name.display, title, description];
      return { name, file: await drawOnce(values, () => drawer.call({ title, description })) };
    };
    try {
      return await Promise.all(cards.map(draw));
    } finally {
      await drawer.close();
    }
  }

  return {
    name: 'brand-images',

    async loadContent() {
      const directory = path.join(siteDir, GENERATED_STATIC_DIRECTORY, 'img');
      await fs.mkdir(directory, { recursive: true });
      for (const mode of ['light', 'dark'] as const) {
        const mark = await drawOnce(['name mark', identity.name.display, mode], async () =>
          (await import('./name-mark')).renderNameMark(identity.name.display, mode),
        );
        await fs.copyFile(mark, path.join(directory, `name-mark-${mode}.svg`));
      }
      for (const icon of [...appIcons, touchIcon]) {
        const image = await drawOnce(['icon', icon], async () =>
          (await import('./render-app-icon')).renderAppIcon(icon),
        );
        await fs.copyFile(image, path.join(directory, icon.file));
      }
      const manifest = webManifest(identity, baseUrl, i18n.currentLocale);
      await fs.writeFile(path.join(directory, '../manifest.webmanifest'), JSON.stringify(manifest));
    },

    async allContentLoaded({ allContent }: { allContent: PluginContentLoaded }) {
      const docs = getLoadedVersions(allContent).flatMap((version) => version.docs);
      for (const { source, title, description } of docs) {
        const name = cardName(siteDir, source);
        if (name) cards.push({ name, title, description });
      }
      // The dev server doesn't serve cards.
      if (process.env.NODE_ENV !== 'production') return;
      drawnCards = drawCards();
      // `postBuild` reports what goes wrong.
      drawnCards.catch(() => undefined);
    },

    async postBuild({ outDir }) {
      const directory = path.join(outDir, 'img/cards');
      await fs.mkdir(directory, { recursive: true });
      for (const { name, file } of await drawnCards)
        await fs.copyFile(file, path.join(directory, `${name}.png`));
    },
  };
}
