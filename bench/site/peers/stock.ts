import { frontMatter, type Peer } from './peer.ts';
import type { DocsPage, SidebarItem } from './pages.ts';

const toEntry = ({ label, id, items, collapsed }: SidebarItem): object =>
  items
    ? { type: 'category', label, collapsed, link: { type: 'doc', id }, items: items.map(toEntry) }
    : { type: 'doc', id, label };

const toFile = ({ title, description, body }: DocsPage) => `${frontMatter({ title, description })}\n${body}`;

const home = (title: string, tagline: string, cards: unknown) => `import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
const cards = ${JSON.stringify(cards)};
export default function Home() {
  return (
    <Layout title=${JSON.stringify(title)} description=${JSON.stringify(tagline)}>
      <header className="hero hero--primary"><div className="container">
        <Heading as="h1" className="hero__title">${title}</Heading>
        <p className="hero__subtitle">${tagline}</p>
        <Link className="button button--secondary button--lg" to="/docs/getting-started">Get started</Link>
      </div></header>
      <main className="container"><div className="row">
        {cards.map(({ label, id, text }) => (
          <div key={id} className="col col--4"><Heading as="h3"><Link to={'/docs/' + id}>{label}</Link></Heading><p>{text}</p></div>
        ))}
      </div></main>
    </Layout>
  );
}
`;

/** Docusaurus as its own template sets it up, with its faster build and the usual local search. */
export const stock: Peer = ({ title, tagline, pages, sidebar, cards }) => {
  const config = {
    title,
    tagline,
    url: 'https://docs.example.com',
    baseUrl: '/',
    future: { v4: true, faster: true },
    // Our Markdown is CommonMark: nothing in it is JSX.
    markdown: { format: 'detect' },
    // Our Markdown has no ids for headings, and the playground isn't a page of the docs.
    onBrokenAnchors: 'ignore',
    onBrokenLinks: 'ignore',
    presets: [
      [
        'classic',
        { docs: { sidebarPath: './sidebars.js' }, blog: false, theme: { customCss: './custom.css' } },
      ],
    ],
    themes: [['@easyops-cn/docusaurus-search-local', { hashed: true, indexBlog: false }]],
    themeConfig: {
      colorMode: { respectPrefersColorScheme: true },
      navbar: {
        title,
        items: [
          { type: 'docSidebar', sidebarId: 'docs', position: 'left', label: 'Docs' },
          { href: 'https://github.com/example/example', label: 'GitHub', position: 'right' },
        ],
      },
      footer: { style: 'dark', copyright: title },
    },
  };
  return {
    command: ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'build'],
    output: 'build',
    docs: 'docs',
    caches: ['.docusaurus', 'node_modules/.cache', 'build'],
    files: {
      'package.json': {
        private: true,
        dependencies: {
          '@docusaurus/core': '3.10.2',
          '@docusaurus/faster': '3.10.2',
          '@docusaurus/preset-classic': '3.10.2',
          '@easyops-cn/docusaurus-search-local': '0.55.3',
          '@mdx-js/react': '3.1.1',
          react: '19.3.1',
          'react-dom': '19.3.1',
        },
        // Version 4.7.1 needs a version of @docsearch/core that isn't published.
        overrides: { '@docsearch/react': '4.7.0' },
        browserslist: { production: ['>0.5%', 'not dead', 'not op_mini all'] },
      },
      'docusaurus.config.js': `module.exports = ${JSON.stringify(config, null, 2)};\n`,
      'sidebars.js': `module.exports = ${JSON.stringify({ docs: sidebar.map(toEntry) }, null, 2)};\n`,
      'custom.css': ':root { --ifm-color-primary: #2e8555; --ifm-code-font-size: 95%; }\n',
      'src/pages/index.js': home(title, tagline, cards),
      ...Object.fromEntries(pages.map((page) => [`docs/${page.id}.md`, toFile(page)])),
    },
  };
};
