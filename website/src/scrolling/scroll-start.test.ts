import { expect, it } from 'vitest';
import { scrollStart } from './scroll-start';

it.each([
  ['stays if the target is on the next screen', 500, 0, 800, 500],
  ['comes within one screen from far below', 4000, 0, 800, 800],
  ['comes within one screen from far above', 0, 4000, 800, 3200],
  ['stays at the target', 4000, 4000, 800, 4000],
])('%s', (_, from, target, screen, start) => {
  expect(scrollStart(from, target, screen)).toBe(start);
});
