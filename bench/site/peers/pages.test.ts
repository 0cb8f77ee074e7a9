import { expect, it } from 'vitest';
import { readPage } from './pages.ts';

const text = (body: string) => `# Title\n\n> What it is about.\n\n${body}`;

it("reads a page's title, description and body, and makes links within the site absolute paths", () => {
  const body = 'See [A](https://docs.example/docs/a/), <https://docs.example.org/b/>.';
  expect(readPage('react/hook.md', text(body), 'https://docs.example')).toEqual({
    id: 'react/hook',
    title: 'Title',
    description: 'What it is about.',
    body: 'See [A](/docs/a), <https://docs.example.org/b/>.',
  });
});

it('names a file that is not a page of the docs', () => {
  expect(() => readPage('a.md', 'Text', 'https://docs.example')).toThrow('a.md');
});
