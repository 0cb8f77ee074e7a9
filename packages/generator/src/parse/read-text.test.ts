import { describe, expect, test } from 'vitest';
import { Findings } from '../diagnostics.js';
import { readText } from './read-text.js';

describe('values', () => {
  test.each([
    { given: '{"a": [1, true, null]}', want: { a: [1, true, null] } },
    { given: '\ufeff{"a": 1}', want: { a: 1 } },
    { given: 'a: [1, true]\nb: "x"', want: { a: [1, true], b: 'x' } },
    { given: '{a: 1}', want: { a: 1 } },
    { given: 'responses:\n  200: ok', want: { responses: { '200': 'ok' } } },
    { given: 'base: &b {x: 1}\nuse:\n  <<: *b\n  y: 2', want: { base: { x: 1 }, use: { x: 1, y: 2 } } },
    { given: '', want: null },
  ])('$given', ({ given, want }) => {
    expect(readText(given, new Findings()).value).toEqual(want);
  });
});

describe('lines', () => {
  const json =
    '{\n  "paths": {\n    "/a~b": {\n      "get": [\n        1,\n        {"x": 2}\n      ]\n    }\n  }\n}';
  const yaml = 'paths:\n  /a~b:\n    get:\n      - 1\n      - x: 2\n';
  const strings = String.raw`{
  "a": {
    "x": "]} \" \\", "y": ["{", "\\\" }", {"z": "\\"}], "u": "\u0022}"
  },
  "b": 1
}`;
  test.each([
    { text: strings, pointer: '/b', want: 5 },
    { text: json, pointer: '', want: 1 },
    { text: json, pointer: '/paths', want: 2 },
    { text: json, pointer: '/paths/~1a~0b/get', want: 4 },
    { text: json, pointer: '/paths/~1a~0b/get/1/x', want: 6 },
    { text: json, pointer: '/paths/~1a~0b/put/gone', want: 3 },
    { text: yaml, pointer: '/paths/~1a~0b/get/1/x', want: 5 },
    { text: yaml, pointer: '/paths/~1a~0b/put', want: 3 },
  ])('of $pointer', ({ text, pointer, want }) => {
    expect(readText(text, new Findings()).linesOf([pointer]).get(pointer)).toBe(want);
  });
});

describe('invalid text', () => {
  test.each([
    { given: '{\n  "openapi": "3.1.0",\n  "paths": {', code: 'HL1001', line: 3 },
    { given: '{\n"a": 1,\n"b": tru\n}', code: 'HL1001', line: 3 },
    { given: 'a: 1\nb: [1, 2\nc: 3', code: 'HL1001', line: 3 },
    { given: 'a: b: c', code: 'HL1001', line: 1 },
  ])('$given', ({ given, code, line }) => {
    const findings = new Findings();
    const { value, linesOf } = readText(given, findings);
    expect(value).toBeUndefined();
    expect(findings.list.map((finding) => finding.code)).toEqual([code]);
    expect(linesOf(['']).get('')).toBe(line);
  });

  test.each([
    { name: 'YAML nested a hundred thousand deep', given: 'a: ' + '['.repeat(100_000) },
    {
      name: 'YAML whose aliases grow without end',
      given: [
        'a: &a [x, x, x, x, x, x, x, x, x, x]',
        ...'bcdefghi'
          .split('')
          .map((key, index) => `${key}: &${key} [${Array(10).fill(`*${'abcdefgh'[index]}`).join(', ')}]`),
      ].join('\n'),
    },
  ])('$name', ({ given }) => {
    const findings = new Findings();
    expect(readText(given, findings).value).toBeUndefined();
    expect(['HL1001', 'HL1006']).toContain(findings.list[0]?.code);
  });
});

test.each([
  { text: '%YAML 1.1\n---\na: no\nb: 12:30\n', want: { a: 'no', b: '12:30' } },
  { text: '# A comment\r\n\n%YAML 1.1\n---\na: yes\n', want: { a: 'yes' } },
  { text: 'a: !!timestamp 2020-01-02\nb: |\n  %YAML 1.1\n', want: { a: '2020-01-02', b: '%YAML 1.1\n' } },
  { text: '%TAG ! tag:a.example,2020:\n---\na: 1\n', want: { a: 1 } },
  {
    text: '? [a, b]\n: 1\nc: &c { d: 1 }\ne: { <<: *c }\n',
    want: { '[ a, b ]': 1, c: { d: 1 }, e: { d: 1 } },
  },
])('reads YAML 1.2: $text', ({ text, want }) => {
  expect(readText(text, new Findings()).value).toEqual(want);
});
