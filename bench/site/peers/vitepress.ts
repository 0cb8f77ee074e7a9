import { frontMatter, type Peer } from './peer.ts';
import type { DocsPage, SidebarItem } from './pages.ts';

const toEntry = ({ label, id, items, collapsed }: SidebarItem): object => ({
  text: label,
  link: `/docs/${id}`,
  ...(items && { collapsed, items: items.map(toEntry) }),
});

const CODE = /(^```[^]*?^```$|`[^`\n]+`)/m;

// Vue runs what is in double braces, except in code.
const escapeBraces = (body: string) =>
  body
    .split(CODE)
    .map((part, index) => (index % 2 ? part : part.replaceAll('{{', '&#123;&#123;')))
    .join('');

const toFile = ({ title, description, body }: DocsPage) =>
  `${frontMatter({ description })}\n# ${title}\n\n${escapeBraces(body)}`;

/** VitePress with its default theme and its own local search. */
export const vitepress: Peer = ({ title, tagline, pages, sidebar, cards }) => {
  const config = {
    title,
    description: tagline,
    cleanUrls: true,
    // The playground isn't a page of the docs.
    ignoreDeadLinks: true,
    themeConfig: {
      nav: [{ text: 'Docs', link: '/docs/intro' }],
      sidebar: sidebar.map(toEntry),
      search: { provider: 'local' },
      socialLinks: [{ icon: 'github', link: 'https://github.com/example/example' }],
    },
  };
  const home = {
    layout: 'home',
    hero: {
      name: title,
      text: tagline,
      actions: [{ theme: 'brand', text: 'Get started', link: '/docs/getting-started' }],
    },
    features: cards.map(({ label, id, text }) => ({ title: label, details: text, link: `/docs/${id}` })),
  };
  return {
    command: ['node_modules/vitepress/bin/vitepress.js', 'build', 'site'],
    output: 'site/.vitepress/dist',
    docs: 'site/docs',
    caches: ['site/.vitepress/cache', 'site/.vitepress/dist'],
    files: {
      'package.json': { private: true, type: 'module', dependencies: { vitepress: '1.6.4' } },
      'site/.vitepress/config.mjs': `export default ${JSON.stringify(config, null, 2)};\n`,
      'site/index.md': frontMatter(home),
      ...Object.fromEntries(pages.map((page) => [`site/docs/${page.id}.md`, toFile(page)])),
    },
  };
};
