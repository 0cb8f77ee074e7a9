import { expect, test } from 'vitest';
import { formatChangeset, formatReleases } from './changelog.ts';

test('a changeset is a bullet with its packages, and keeps its paragraphs', () => {
  expect(formatChangeset(`---\n'@a/react': minor\n"b": patch\n---\n\nFirst.\n\nSecond.\n`)).toBe(
    '- `@a/react`, `b`: First.\n\n  Second.',
  );
});

test.each(['First.\n', '---\n---\n\nFirst.\n', `---\n'a': minor\n---\n`])(
  'a changeset without a package or a text is an error: %j',
  (text) => {
    expect(() => formatChangeset(text)).toThrow('names no package or says nothing');
  },
);

test('releases are headings with ids, and their parts are not', () => {
  expect(
    formatReleases('@a/react', '# @a/react\n\n## 1.2.0\n\n### Minor Changes\n\n- 9ac8ee5: More.\n'),
  ).toBe('### @a/react 1.2.0 {#a-react-1-2-0}\n\n**Minor Changes**\n\n- 9ac8ee5: More.');
});
