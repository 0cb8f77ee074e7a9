import { defaultIdentity } from '@hookloom/identity';
import { expect, it } from 'vitest';
import { allProse, readList } from './read-prose.ts';

const listed = readList('external-links.txt');
const links = allProse.links
  .filter(
    ({ text }) => /^https?:\/\/(?!localhost)/.test(text) && !text.startsWith(defaultIdentity.repository),
  )
  .map(({ location, text }) => ({ location, address: text.replace(/#.*/, '') }));
const addresses = [...new Set(links.map(({ address }) => address))].sort();

it('pages link only to URLs in external-links.txt', () => {
  const unknown = links
    .filter(({ address }) => !listed.includes(address))
    .map(
      ({ location, address }) =>
        `${location}: ${address}. Open it; if it says what the page says of it, add it to e2e/prose/external-links.txt.`,
    );
  expect(unknown).toEqual([]);
});

it('external-links.txt is sorted, and has only URLs that a page links to', () => {
  expect(listed).toEqual(addresses.filter((address) => listed.includes(address)));
});
