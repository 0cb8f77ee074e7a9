import { frontMatter, type Peer } from './peer.ts';
import type { DocsPage, SidebarItem } from './pages.ts';

const link = (id: string) => `/docs/${id}/`;

// A group has no page of its own here: its page is the first in it.
const toEntry = ({ label, id, items, collapsed }: SidebarItem): object =>
  items
    ? { label, collapsed, items: [{ label: 'Overview', link: link(id) }, ...items.map(toEntry)] }
    : { label, link: link(id) };

const toFile = ({ title, description, body }: DocsPage) =>
  `${frontMatter({ title, description })}\n${body.replace(/(\]\(|\]: )(\/docs[^)#\s]*)/g, '$1$2/')}`;

/** Starlight as its own template sets it up. It needs Node 22, which the npm package `node` contains. */
export const starlight: Peer = ({ title, tagline, pages, sidebar, cards }) => {
  const options = {
    title,
    description: tagline,
    social: [{ icon: 'github', label: 'GitHub', href: 'https://github.com/example/example' }],
    sidebar: sidebar.map(toEntry),
  };
  const hero = {
    tagline,
    actions: [{ text: 'Get started', link: '/docs/getting-started/', icon: 'right-arrow' }],
  };
  const linkCards = cards.map(
    ({ label, id, text }) =>
      `  <LinkCard title=${JSON.stringify(label)} href="${link(id)}" description=${JSON.stringify(text)} />`,
  );
  return {
    node: 'node_modules/node/bin/node',
    command: ['node_modules/astro/bin/astro.mjs', 'build'],
    output: 'dist',
    docs: 'src/content/docs/docs',
    caches: ['.astro', 'node_modules/.astro', 'node_modules/.vite', 'dist'],
    files: {
      'package.json': {
        private: true,
        type: 'module',
        dependencies: {
          '@astrojs/starlight': '0.42.4',
          astro: '7.3.5',
          node: '22.23.3',
          sharp: '0.34.5',
        },
      },
      'astro.config.mjs': `import starlight from '@astrojs/starlight';
import { defineConfig } from 'astro/config';
export default defineConfig({ site: 'https://docs.example.com', integrations: [starlight(${JSON.stringify(options, null, 2)})] });
`,
      'src/content.config.ts': `import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
`,
      'src/content/docs/index.mdx': `${frontMatter({ title, description: tagline, template: 'splash', hero })}
import { CardGrid, LinkCard } from '@astrojs/starlight/components';

<CardGrid>
${linkCards.join('\n')}
</CardGrid>
`,
      ...Object.fromEntries(pages.map((page) => [`src/content/docs/docs/${page.id}.md`, toFile(page)])),
    },
  };
};
