import { expect, test } from 'vitest';
import { group, hardline, ifBroken, indent, join, line, print, softline } from './layout.js';

const list = (items: string[]) =>
  group('[', indent(softline, join([',', line], items)), ifBroken(','), softline, ']');
const long = 'x'.repeat(50);

test.each([
  { name: 'fits', given: list(['a', 'b']), want: '[a, b]' },
  {
    name: 'does not fit',
    given: list([long, long, 'b'.repeat(9)]),
    want: `[\n  ${long},\n  ${long},\n  bbbbbbbbb,\n]`,
  },
  {
    name: 'breaks around a hard line',
    given: group('(', indent(softline, 'a', hardline, 'b'), softline, ')'),
    want: '(\n  a\n  b\n)',
  },
  {
    name: 'counts what follows',
    given: [list([long, long]), ';'.repeat(10)],
    want: `[\n  ${long},\n  ${long},\n]${';'.repeat(10)}`,
  },
  {
    name: 'breaks from outside in',
    given: group('{', indent(line, list(['a', 'b']), ' ', long, long), line, '}'),
    want: `{\n  [a, b] ${long}${long}\n}`,
  },
  {
    name: 'leaves no space at the end of a line',
    given: ['a ', hardline, indent(hardline, 'b')],
    want: 'a\n\n  b',
  },
])('$name', ({ given, want }) => {
  expect(print(given)).toBe(want);
});
