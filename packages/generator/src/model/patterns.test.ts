import { expect, test } from 'vitest';
import { compileFlags, problemOf } from './patterns.js';

test.for([
  '(a+)+$',
  '^(([a-z])+.)+[A-Z]([a-z])+$',
  '^([a-zA-Z0-9]+)*$',
  '^(a|a)*$',
  String.raw`^(\w|_)+@x$`,
  '(a|b+)+c',
  '^(-?[a-z]+)*$',
  '^(a*b?a)*c$',
  '(x+x+)+y',
  String.raw`^(\w+\s?)*$`,
  '(?:a{1,}){5,20}b',
  '^((ab)*)*$',
  `${'('.repeat(40)}a${')'.repeat(40)}*`,
])('%s can take exponential time', (pattern) => {
  expect(problemOf(pattern)).toContain('exponential');
});

test.for([
  '^a+$',
  '^[a-z]+(-[a-z]+)*$',
  String.raw`^([a-z0-9]+\.)*[a-z]{2,}$`,
  String.raw`^(\d{3}-)+\d$`,
  '^(foo|bar)*$',
  '^(a|b)*c$',
  '^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$',
  String.raw`^(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?:25[0-5]|2[0-4]\d|1?\d?\d)){3}$`,
  String.raw`^(\/[^/]+)+$`,
  '^(a+){1,2}$',
  String.raw`^\p{L}[\p{L} ]*(?=x)$`,
  '[)(*]+',
])('%s is fine', (pattern) => {
  expect(problemOf(pattern)).toBeUndefined();
});

test.for([
  [String.raw`^\p{L}$`, 'u'],
  [String.raw`^\-\_\@$`, ''],
  ['a{,5}]', ''],
  [String.raw`\Ax\z`, undefined],
  [String.raw`\u{1}\-`, undefined],
  ['(?i)a', undefined],
  ['(', undefined],
] as const)('%s compiles with the flags %s', ([pattern, flags]) => {
  expect(compileFlags(pattern)).toBe(flags);
});

test('a hostile pattern ends soon', () => {
  const started = performance.now();
  for (const pattern of [
    '(a*)*'.repeat(900),
    '('.repeat(100_000),
    `(${'a|'.repeat(2000)}b)*`,
    '[a-z]{1,1000}'.repeat(300),
  ])
    problemOf(pattern);
  expect(performance.now() - started).toBeLessThan(2000);
});
