import { expect, it } from 'vitest';
import { toFloor } from './floor.ts';

const files: Readonly<Record<string, string>> = {
  '/docs.css': 'q{top:0}@font-face{src:url(/b.woff2)}',
  '/a.svg': '<svg/>',
};
const read = (url: string) => Buffer.from(files[url]!);

it.each([
  ['scripts', '<p>a</p><script src=/a.js defer></script><script>\n1 < 2\n</script>', '<p>a</p>'],
  ['the policy', '<meta http-equiv=content-security-policy content="a"><p>', '<p>'],
  ['fonts', '<style>p{top:0}@font-face{src:url(/a.woff2)}</style>', '<style>p{top:0}</style>'],
  ['preloads', '<link rel=preload as=script href=/a.js><p>', '<p>'],
])('leaves out %s', (_, html, floor) => {
  expect(toFloor(html, read)).toBe(floor);
});

it('inlines styles and images', () => {
  const image = Buffer.from('<svg/>').toString('base64');
  expect(toFloor('<link rel="stylesheet" href="/docs.css"><img alt=a src=/a.svg width=1>', read)).toBe(
    `<style>q{top:0}</style><img alt=a src="data:image/svg+xml;base64,${image}" width=1>`,
  );
});
