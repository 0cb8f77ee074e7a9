import { expect, it } from 'vitest';
import { resolveLink } from './absolute-link';

const pages = new Map([
  ['react/index.md', 'https://site.test/base/docs/react/'],
  ['intro.md', 'https://site.test/base/docs/intro'],
]);
const site = { root: 'https://site.test/base/', pages };
const page = { file: 'react/index.md', url: 'https://site.test/base/docs/react/' };

it.each([
  ['../intro.md', 'https://site.test/base/docs/intro'],
  ['../intro.md#why', 'https://site.test/base/docs/intro#why'],
  ['./index.md', 'https://site.test/base/docs/react/'],
  ['#server', 'https://site.test/base/docs/react/#server'],
  ['/docs/intro', 'https://site.test/base/docs/intro'],
  ['/base/docs/intro', 'https://site.test/base/docs/intro'],
  ['https://example.com/a.md', 'https://example.com/a.md'],
  ['mailto:a@example.com', 'mailto:a@example.com'],
])('turns %s into %s', (link, want) => {
  expect(resolveLink(link, page, site)).toBe(want);
});
