import { expect, it } from 'vitest';
import { houseWords } from './house-words.ts';
import { siteProse } from './read-prose.ts';

it.each(houseWords)('no page says %s', (wrong, right) => {
  const found = siteProse.pieces
    .map(({ place, text }) => ({ place, match: wrong.exec(text)?.[0] }))
    .filter(({ match }) => match !== undefined)
    .map(({ place, match }) => `${place}: "${match}". Write ${right}.`);
  expect(found).toEqual([]);
});
