import { expect, it } from 'vitest';
import { cleanPath } from './clean-path';

it.each([
  ['/', '/', '/'],
  ['/index.html', '/', '/'],
  ['/docs/intro', '/', '/docs/intro'],
  ['/docs/intro/', '/', '/docs/intro'],
  ['/docs/intro.html', '/', '/docs/intro'],
  ['/docs/react/index.html', '/', '/docs/react'],
  ['/docs/find-index.html', '/', '/docs/find-index'],
  ['/docs/intro.md', '/', '/docs/intro.md'],
  ['/base/', '/base/', '/base/'],
  ['/base', '/base/', '/base/'],
  ['/base/index.html', '/base/', '/base/'],
  ['/base/docs/intro/', '/base/', '/base/docs/intro'],
])('%s on the site at %s is the page %s', (path, home, page) => {
  expect(cleanPath(path, home)).toBe(page);
});
