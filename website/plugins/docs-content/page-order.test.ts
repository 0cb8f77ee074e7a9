import { expect, it } from 'vitest';
import { sortDocs } from './page-order';

type Version = Parameters<typeof sortDocs>[0];

const doc = (id: string, rest = {}) => ({ id, permalink: `/docs/${id}`, frontMatter: {}, ...rest });

it('takes the docs in the order of the sidebar, then the others by address, without hidden ones', () => {
  const version = {
    docs: [
      doc('z'),
      doc('a'),
      doc('second'),
      doc('group'),
      doc('first'),
      doc('draft', { draft: true }),
      doc('unlisted', { unlisted: true }),
      doc('unlisted-in-dev', { frontMatter: { unlisted: true } }),
    ],
    sidebars: {
      docs: [
        { type: 'doc', id: 'first' },
        { type: 'category', link: { type: 'doc', id: 'group' }, items: [{ type: 'doc', id: 'second' }] },
        { type: 'link', href: 'https://example.com' },
      ],
    },
  } as unknown as Version;
  expect(sortDocs(version).map(({ id }) => id)).toEqual(['first', 'group', 'second', 'a', 'z']);
});
