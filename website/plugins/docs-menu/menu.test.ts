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

it("keeps a version's sidebars without the descriptions of its docs, and other data as it is", () => {
  const docsSidebars = { docs: [link('intro')] };
  const version = { docsSidebars, docs: { intro: { id: 'intro', description: 'Long.' } } };
  expect(JSON.parse(leanVersion(JSON.stringify({ version })))).toEqual({
    version: { docsSidebars, docs: {} },
  });
  expect(leanVersion('{"id":"intro"}')).toBe('{"id":"intro"}');
});
