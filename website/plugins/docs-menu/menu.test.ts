import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { expect, it } from 'vitest';
import leanVersion from './lean-version-loader';
import { menuOf } from './menu';

const link = (label: string): PropSidebarItem => ({ type: 'link', label, href: `/docs/${label}` });

it('puts the guides into a closed category after the docs', () => {
  expect(menuOf({ docs: [link('intro')], guides: [link('tutorial')] })).toEqual([
    link('intro'),
    { type: 'category', label: 'Guides', items: [link('tutorial')], collapsible: true, collapsed: true },
  ]);
});

it('has no category if there are no guides', () => {
  expect(menuOf({ docs: [link('intro')] })).toEqual([link('intro')]);
});

it("keeps a version's sidebars without what no page uses of its docs, and other data as it is", () => {
  const items = ['intro', 'hidden'].map((id) => ({ ...link(id), docId: id, unlisted: id === 'hidden' }));
  const category = { type: 'category', label: 'A', items, collapsible: true, collapsed: false };
  const version = {
    docsSidebars: { docs: [category] },
    docs: { intro: { id: 'intro', description: 'Long.' } },
  };
  expect(JSON.parse(leanVersion(JSON.stringify({ version })))).toEqual({
    version: {
      docsSidebars: {
        docs: [{ ...category, items: [link('intro'), { ...link('hidden'), unlisted: true }] }],
      },
      docs: {},
    },
  });
  expect(leanVersion('{"id":"intro","unlisted":false}')).toBe('{"id":"intro","unlisted":false}');
});
