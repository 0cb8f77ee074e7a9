import { describe, expect, test } from 'vitest';
import { jsonLines, jsonSequence, serverSentEvents, type StreamParser } from './stream-parsers.js';

/** What a parser makes of bytes that arrive in parts of a size. */
function parsed(parser: StreamParser, text: string, size: number) {
  const bytes = new TextEncoder().encode(text);
  const decoder = new TextDecoder();
  const parse = parser();
  const events = [];
  for (let at = 0; at < bytes.length; at += size)
    events.push(...parse(decoder.decode(bytes.slice(at, at + size), { stream: true })));
  return [...events, ...parse(decoder.decode()), ...parse(undefined)];
}

const streams: [title: string, text: string, want: object[]][] = [
  // The examples of the HTML standard, section 9.2.6.
  ['data over several lines', 'data: YHOO\ndata: +2\ndata: 10\n\n', [{ data: 'YHOO\n+2\n10' }]],
  [
    'comments, ids, and an id that is empty; what no blank line ends is left out',
    ': test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event',
    [
      { data: 'first event', id: '1' },
      { data: 'second event', id: '' },
    ],
  ],
  ['data that is empty', 'data\n\ndata\ndata\n\ndata:', [{ data: '' }, { data: '\n' }]],
  [
    'one space after the colon, at most',
    'data:test\n\ndata: test\n\ndata:  test\n\n',
    [{ data: 'test' }, { data: 'test' }, { data: ' test' }],
  ],
  ['CR, LF and CR LF', 'data: a\rdata: b\r\ndata: c\n\r\ndata: d\r\r', [{ data: 'a\nb\nc' }, { data: 'd' }]],
  ['a byte order mark, once', '\uFEFFdata: a\n\ndata: \uFEFFb\n\n', [{ data: 'a' }, { data: '\uFEFFb' }]],
  ['characters of several bytes', 'data: 🐶ü\n\n', [{ data: '🐶ü' }]],
  [
    'an event with a name',
    'event: add\ndata: a\n\nevent: idle\n\ndata: b\n\n',
    [{ event: 'add', data: 'a' }, { data: 'b' }],
  ],
  ['a time to wait', 'retry: 10\n\nretry: soon\nretry: -1\ndata: a\n\n', [{ retry: 10 }, { data: 'a' }]],
  [
    'an id without data, and none with a null',
    'id: 7\n\nid: a\0b\ndata: a\n\n',
    [{ id: '7' }, { data: 'a' }],
  ],
  ['no field that it does not know', 'foo: bar\nDATA: a\ndata: b\n\n', [{ data: 'b' }]],
  ['nothing of an empty body', '', []],
];

describe('server-sent events', () => {
  test.for(streams)('%s', ([, text, want]) => {
    for (const size of [1, 2, 3, 1000]) expect(parsed(serverSentEvents, text, size)).toEqual(want);
  });

  test('a line in many parts takes no longer than its length', () => {
    const parse = serverSentEvents();
    const before = performance.now();
    parse('data: ');
    for (let part = 0; part < 100_000; part += 1) parse('0123456789');
    expect(parse('\n\n')[0]?.data).toHaveLength(1_000_000);
    expect(performance.now() - before).toBeLessThan(2_000);
  });
});

test.for<[title: string, StreamParser, text: string]>([
  ['lines', jsonLines, '{"a":"ü"}\n[2]\n'],
  ['lines without the last end', jsonLines, '{"a":"ü"}\r\n[2]'],
  ['blank lines', jsonLines, '\n\n{"a":"ü"}\n  \n\r\n[2]\n\n'],
  ['a byte order mark', jsonLines, '\uFEFF{"a":"ü"}\n[2]'],
  ['record separators', jsonSequence, '\x1e{"a":"ü"}\n\x1e[2]\n'],
  ['record separators alone', jsonSequence, '\x1e\x1e{"a":\n"ü"}\x1e[2]'],
])('JSON texts in %s', ([, parser, text]) => {
  for (const size of [1, 2, 1000])
    expect(parsed(parser, text, size).map(({ data }) => JSON.parse(data!) as unknown)).toEqual([
      { a: 'ü' },
      [2],
    ]);
});

test('a JSON text in a sequence is complete with its line break, and not before', () => {
  const parse = jsonSequence();
  expect(parse('\x1e{"a":\n')).toEqual([]);
  expect(parse('1}')).toEqual([]);
  expect(parse('\n')).toEqual([{ data: '{"a":\n1}\n' }]);
  expect(parse('\x1e[2]')).toEqual([]);
  expect(parse(undefined)).toEqual([{ data: '[2]' }]);
});
