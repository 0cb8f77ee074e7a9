import { expect, test } from 'vitest';
import { group, hardline, ifBroken, indent, join, line, print, softline, width } from './layout.js';

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
  {
    name: 'leaves no spaces or tabs at the end of the text, and those within it alone',
    given: ['a  b', ' ', ' c \t ', '', ' '],
    want: 'a  b  c',
  },
  { name: 'leaves the spaces between words alone', given: ['a  b', hardline, 'c '], want: 'a  b\nc' },
  {
    name: 'leaves a tab at the start of a line alone',
    given: ['\ta', hardline, '\t b\t'],
    want: '\ta\n\t b',
  },
  {
    name: 'breaks a group in which a group is broken',
    given: group('a', line, group('b', hardline, 'c'), line, 'd'),
    want: 'a\nb\nc\nd',
  },
  {
    name: 'breaks a group for no soft line',
    given: group('a', softline, 'b', line, ifBroken('!'), indent('c', softline)),
    want: 'ab c',
  },
  {
    name: 'joins with a layout of several parts',
    given: group(indent(join([',', line], ['a', group('b', hardline, 'c')]))),
    want: 'a,\n  b\n  c',
  },
])('$name', ({ given, want }) => {
  expect(print(given)).toBe(want);
});

const rest = (taken: number) => 'x'.repeat(width - taken);

// Each row fits exactly. One more character doesn't.
test.each([
  { name: 'a group', of: (x: string) => group('a', line, x), taken: 2, broken: 'a\n' },
  {
    name: 'what comes before on the line',
    of: (x: string) => ['abc', group('d', line, x)],
    taken: 5,
    broken: 'abcd\n',
  },
  {
    name: 'a line that was flat before',
    of: (x: string) => [group('a', line, 'b'), group('c', line, x)],
    taken: 5,
    broken: 'a bc\n',
  },
  {
    name: 'the indentation',
    of: (x: string) => indent(indent(hardline, group('a', line, x))),
    taken: 6,
    broken: '\n    a\n    ',
  },
  {
    name: 'what follows up to a line that breaks',
    of: (x: string) => [group('a', line, 'b'), x, line, rest(0)],
    taken: 3,
    broken: 'a\nb',
  },
  {
    name: 'what follows up to a hard line',
    of: (x: string) => [group('a', line, 'b'), x, hardline, rest(0)],
    taken: 3,
    broken: 'a\nb',
  },
  {
    name: 'a mark of a broken group that follows, up to its first line',
    of: (x: string) => [group('a', line, x), group(ifBroken('!'), hardline, rest(0))],
    taken: 3,
    broken: 'a\n',
  },
  {
    name: 'no mark of its own',
    of: (x: string) => group('a', line, x, ifBroken('!')),
    taken: 2,
    broken: 'a\n',
  },
  {
    name: 'a broken group that follows, up to its first line',
    of: (x: string) => [group('a', line, x), group('[', indent(line, hardline, rest(0)))],
    taken: 3,
    broken: 'a\n',
  },
])('the width counts $name', ({ of, taken, broken }) => {
  expect(print(of(rest(taken)))).not.toContain(broken);
  expect(print(of(rest(taken - 1)))).toContain(broken);
});
