import { expect, test } from 'vitest';
import { print } from './layout.js';
import {
  call,
  comment,
  hugged,
  listOf,
  literal,
  objectOf,
  propertyKey,
  quoted,
  tallObjectOf,
} from './source-text.js';

// Each of these would end a literal or comment if it weren't escaped.
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

test.each(hostile)('a string literal evaluates to %j', (text) => {
  const source = quoted(text);
  expect(source).not.toMatch(/[\n\r\u2028\u2029]/);
  expect((0, eval)(source)).toBe(text);
});

test.each([
  { given: 'abc', want: `'abc'` },
  { given: '', want: `''` },
  { given: `it's`, want: `"it's"` },
  { given: `"it"`, want: `'"it"'` },
  { given: `"it's"`, want: `'"it\\'s"'` },
  { given: `a\nb\u2028c\ufeffd`, want: `'a\\nb\\u2028c\\ufeffd'` },
  { given: null, want: 'null' },
  { given: true, want: 'true' },
  { given: -1.5, want: '-1.5' },
])('the literal of $given is $want', ({ given, want }) => {
  expect(literal(given)).toBe(want);
});

test.each(hostile)('a property key evaluates to %j', (text) => {
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

test.each(hostile)('a comment can contain %j', (text) => {
  const source = print(comment({ text: `before ${text} after` }));
  expect(source.indexOf('*/')).toBe(source.trimEnd().length - 2);
  expect((0, eval)(`${source}; 1`)).toBe(1);
});

test.each([
  { given: {}, want: '' },
  { given: { text: '' }, want: '' },
  { given: { text: 'a\u0000\u202eb' }, want: '/** ab */\n' },
  { given: { text: 'One' }, want: '/** One */\n' },
  { given: { text: 'One\r\n\r\n  two  ' }, want: '/**\n * One\n *\n *   two\n */\n' },
  {
    given: { text: 'One', deprecated: true, default: '"*/"' },
    want: '/**\n * One\n * @default "*\\/"\n * @deprecated\n */\n',
  },
])('a comment of $given', ({ given, want }) => {
  expect(print(comment(given))).toBe(want);
});

const wide = ['a'.repeat(60), 'b'.repeat(60)];
const [a = '', b = ''] = wide;

test.each([
  { name: 'no object', of: () => objectOf([]), want: '{}' },
  { name: 'an object', of: () => objectOf(['a: 1', 'b: 2']), want: '{ a: 1, b: 2 }' },
  { name: 'a wide object', of: () => objectOf(wide), want: `{\n  ${a},\n  ${b},\n}` },
  { name: 'no tall object', of: () => tallObjectOf([]), want: '{}' },
  { name: 'a tall object', of: () => tallObjectOf(['a: 1', 'b: 2']), want: '{\n  a: 1,\n  b: 2,\n}' },
  { name: 'no list', of: () => listOf([]), want: '[]' },
  { name: 'a list', of: () => listOf(['1', '2']), want: '[1, 2]' },
  { name: 'a wide list', of: () => listOf(wide), want: `[\n  ${a},\n  ${b},\n]` },
  { name: 'a call of nothing', of: () => call('f'), want: 'f()' },
  { name: 'a call', of: () => call('f', '1', '2'), want: 'f(1, 2)' },
  { name: 'a wide call', of: () => call('f', ...wide), want: `f(\n  ${a},\n  ${b},\n)` },
  { name: 'no list after a wide text', of: () => [a + b, listOf([])], want: `${a}${b}[]` },
  { name: 'a call of nothing after a wide text', of: () => call(a + b), want: `${a}${b}()` },
  { name: 'a hugged list', of: () => hugged('f', listOf(wide)), want: `f([\n  ${a},\n  ${b},\n])` },
])('$name is formatted like Prettier does', ({ of, want }) => {
  expect(print(of())).toBe(want);
});
