import { expect, it } from 'vitest';
import { textOf } from './text-of';

it.each([
  ['a text', 'One', 'One'],
  ['a number', 1, '1'],
  ['nothing', null, ''],
  ['a condition', false, ''],
  [
    'elements in elements',
    <>
      Press <kbd>{'Esc'}</kbd>
      {' or '}
      <a href="/docs">
        read <code>the docs</code>
      </a>
      .
    </>,
    'Press Esc or read the docs.',
  ],
])('is the text of %s', (_, node, text) => {
  expect(textOf(node)).toBe(text);
});
