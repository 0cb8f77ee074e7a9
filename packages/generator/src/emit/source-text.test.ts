import { expect, test } from 'vitest';
import { print } from './layout.js';
import { comment, propertyKey, quoted } from './source-text.js';

// Every one of these would end a literal or a comment if it were written as it is.
const hostile = [
  "'",
  '"',
  '`',
  '${x}',
  '\\',
  "\\'",
  '\n',
  '\r\n',
  '\u2028',
  '\u2029',
  '*/',
  '*/ evil() /*',
  '</script>',
  '\u0000',
  '\ud800',
  "'; evil(); '",
  '\ufeff',
];

test.each(hostile)('a string literal gives back %j', (text) => {
  const source = quoted(text);
  expect(source).not.toMatch(/[\n\r\u2028\u2029]/);
  expect((0, eval)(source)).toBe(text);
});

test.each(hostile)('a property key gives back %j', (text) => {
  expect(Object.keys((0, eval)(`({ ${propertyKey(text)}: 1 })`) as object)).toEqual([text]);
});

test.each([
  { given: 'abc', want: 'abc' },
  { given: 'a-b', want: "'a-b'" },
  { given: '200', want: '200' },
  { given: '007', want: "'007'" },
  { given: '2XX', want: "'2XX'" },
  { given: 'class', want: 'class' },
  { given: 'größe', want: "'größe'" },
])('the key $given is $want', ({ given, want }) => {
  expect(propertyKey(given)).toBe(want);
});

test.each(hostile)('a comment holds %j', (text) => {
  const source = print(comment({ text: `before ${text} after` }));
  expect(source.indexOf('*/')).toBe(source.trimEnd().length - 2);
  expect((0, eval)(`${source}; 1`)).toBe(1);
});

test.each([
  { given: {}, want: '' },
  { given: { text: 'One' }, want: '/** One */\n' },
  { given: { text: 'One\r\n\r\n  two  ' }, want: '/**\n * One\n *\n *   two\n */\n' },
  {
    given: { text: 'One', deprecated: true, default: '"*/"' },
    want: '/**\n * One\n * @default "*\\/"\n * @deprecated\n */\n',
  },
])('a comment of $given', ({ given, want }) => {
  expect(print(comment(given))).toBe(want);
});
