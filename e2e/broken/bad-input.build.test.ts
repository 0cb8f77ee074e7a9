import { describe, expect, it } from 'vitest';
import type { SiteSettings } from '../../website/config/site-settings.ts';
import { linkTargets } from '../../sites/variants/small-docs.ts';
import { buildVariant, type BuildResult, type Variant } from '../../sites/variant.ts';
import { onePage } from './one-page.ts';

type NavbarItem = NonNullable<SiteSettings['navbar']['items']>[number];

interface BadInput {
  readonly input: string;
  readonly variant: Variant;
  /** What the error must contain: the problem and the fix. */
  readonly messages: readonly (string | RegExp)[];
}

const navbarItem = (item: NavbarItem): Variant => ({
  name: 'broken-navbar-item',
  files: onePage,
  settings: {
    navbar: { hideOnScroll: false, localeDropdown: false, versionDropdown: false, items: [item] },
  },
});

const withFiles = (name: string, files: Record<string, string>): Variant => ({
  name,
  files: { ...onePage, ...files },
});

const pageWithItem = (item: NavbarItem) => `import LayoutProvider from '@theme/Layout/Provider';
import NavbarItem from '@theme/NavbarItem';
export default function Page() {
  return <LayoutProvider><NavbarItem {...${JSON.stringify(item)}} /></LayoutProvider>;
}
`;

/** A site that is wrong on each of its pages. The build reports them all. */
const brokenPages: Variant = {
  ...navbarItem({ type: 'docSidebar', sidebarId: 'guides', position: 'left', label: 'Guides' }),
  name: 'broken-pages',
  files: {
    ...onePage,
    'src/pages/unknown-doc.tsx': pageWithItem({
      type: 'doc',
      docId: 'introduction',
      position: 'left',
      label: 'Intro',
    }),
    'src/pages/unknown-version.tsx': pageWithItem({
      type: 'docsVersionDropdown',
      versions: ['9.9'],
      position: 'right',
    }),
    'src/pages/nothing.tsx': 'export const Nothing = () => null;\n',
    'src/pages/outside.tsx': `import { useDoc } from '@docusaurus/plugin-content-docs/client';
export default function Outside() { return <p>{useDoc().metadata.title}</p>; }
`,
  },
};

const INPUTS: readonly BadInput[] = [
  {
    input: 'an unknown navbar item type',
    variant: navbarItem({ type: 'docSidebr', position: 'left', label: 'Docs' }),
    messages: [
      'Unknown navbar item type "docSidebr" in settings.ts',
      'Use one of: default, dropdown, html, doc, docSidebar',
      '"label":"Docs"',
    ],
  },
  {
    input: 'an unknown sidebar id',
    variant: brokenPages,
    messages: [`Can't find any sidebar with id "guides"`, /Available sidebar ids are:\s*- docs/],
  },
  {
    input: 'an unknown doc id',
    variant: brokenPages,
    messages: [`Couldn't find any doc with id "introduction"`, /Available doc ids are:\s*- intro/],
  },
  {
    input: 'a docs version that does not exist',
    variant: brokenPages,
    messages: [`No docs version exist for name '9.9'`, /Available version names:\s*- current/],
  },
  {
    input: 'a sidebar with no link',
    variant: withFiles('broken-sidebar', {
      'sidebars.ts':
        "export default { docs: ['intro'], empty: [{ type: 'html', value: 'No link here' }] };\n",
    }),
    messages: [
      'The sidebar "empty" of docs version "current" has no link',
      'Add a doc, a link, or a category that links to one',
    ],
  },
  {
    input: 'a page with no default export',
    variant: brokenPages,
    messages: ["/nothing doesn't have a default export", 'Consider default-exporting a React component'],
  },
  {
    input: 'a broken link',
    variant: withFiles('broken-link', {
      'docs/intro.md':
        '---\ntitle: Introduction\ndescription: A page with a bad link.\n---\n\n[Nowhere](/docs/nowhere)\n',
    }),
    messages: [
      'Docusaurus found broken links!',
      'Broken link on source page path = /docs/intro',
      'linking to /docs/nowhere',
    ],
  },
  {
    input: 'a hook used outside its provider',
    variant: brokenPages,
    messages: [/Hook (?:use\w+ )?.*is called outside the <DocProvider>/],
  },
  {
    input: 'an empty product name',
    variant: { name: 'broken-name', files: onePage, env: { PRODUCT_NAME: '' } },
    messages: ['The product name "" is empty', 'Set PRODUCT_NAME to a name that begins with a Latin letter'],
  },
];

const builds = new Map<Variant, Promise<BuildResult>>();

/** Builds each variant once. */
function build(variant: Variant): Promise<BuildResult> {
  const result = builds.get(variant) ?? buildVariant(variant);
  builds.set(variant, result);
  return result;
}

describe('the build fails with an error that names the problem and the fix, given', () => {
  it.each(INPUTS.map(({ input, ...given }) => [input, given] as const))(
    '%s',
    async (_, { variant, messages }) => {
      const { ok, output } = await build(variant);
      expect(ok, output).toBe(false);
      for (const words of messages)
        expect(output).toMatch(words instanceof RegExp ? words : toPattern(words));
    },
  );
});

const toPattern = (words: string) => new RegExp(words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));

it('a broken Markdown link, a broken anchor and a duplicate route only warn', async () => {
  const { ok, output } = await buildVariant({
    name: 'broken-warnings',
    files: {
      ...onePage,
      ...linkTargets,
      'docs/intro.md':
        '---\ntitle: Introduction\ndescription: A page with links that lead past.\n---\n\n[Anchor](/docs/intro#nowhere)\n[File](./missing.md)\n',
      // Keep the link's target valid, so that only the warning remains.
      'src/pages/docs/missing.md.tsx': onePage['src/pages/index.tsx'] ?? '',
      'docs/twice.md':
        '---\ntitle: Twice\ndescription: A page on a taken address.\nslug: /intro\n---\n\nTaken.\n',
    },
  });
  expect(output).toMatch(/markdown link couldn't be resolved: \(\.\/missing\.md\)/i);
  expect(output).toContain('Docusaurus found broken anchors!');
  expect(output).toContain('linking to /docs/intro#nowhere');
  expect(output).toContain('Duplicate routes found!');
  expect(ok, output).toBe(true);
});
