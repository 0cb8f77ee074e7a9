import { expect, test } from 'vitest';
import { hardline, indent, type Layout, print, width } from './layout.js';
import { bareUnion, unionLayout } from './union-layout.js';

const head = 'type T = ';
const half = 'A'.repeat(width / 2);
const object: Layout = ['{', indent(hardline, 'a: 1;'), hardline, '}'];

test.each<{ name: string; members: Layout[]; want: string; bare?: string }>([
  { name: 'one member', members: ['A'], want: 'A' },
  { name: 'one member of several lines', members: [object], want: '{\n  a: 1;\n}' },
  { name: 'what fits on the line', members: ['A', 'B'], want: 'A | B' },
  {
    name: 'what fits on the next line',
    members: [half, 'B'.repeat(width / 2 - 5)],
    want: `\n  ${half} | ${'B'.repeat(width / 2 - 5)}`,
    bare: `\n| ${half}\n| ${'B'.repeat(width / 2 - 5)}`.trimStart(),
  },
  {
    name: 'what fits on no line',
    members: [half, 'B'.repeat(width / 2 - 4)],
    want: `\n  | ${half}\n  | ${'B'.repeat(width / 2 - 4)}`,
    bare: `| ${half}\n| ${'B'.repeat(width / 2 - 4)}`,
  },
  {
    name: 'members of several lines',
    members: [object, 'B'],
    want: '\n  | {\n      a: 1;\n    }\n  | B',
    bare: '| {\n    a: 1;\n  }\n| B',
  },
])('$name', ({ members, want, bare = want }) => {
  expect(print([head, unionLayout(members)])).toBe(`${head}${want}`.replaceAll(' \n', '\n'));
  expect(print([head, bareUnion(members)])).toBe(head + bare);
});
