import { expect, it } from 'vitest';
import { terminologyRules } from './terminology.ts';
import { siteProse } from './read-prose.ts';

it.each(terminologyRules)('no page says %s', (wrong, right) => {
  const found = siteProse.segments
    .map(({ location, text }) => ({ location, match: wrong.exec(text)?.[0] }))
    .filter(({ match }) => match !== undefined)
    .map(({ location, match }) => `${location}: "${match}". Write ${right}.`);
  expect(found).toEqual([]);
});
