import { expect, test } from 'vitest';
import { decodeText } from './decode-text.js';

test.each([
  { encoding: 'UTF-8', bytes: [0x7b, 0xc3, 0xbc] },
  { encoding: 'UTF-8 with a byte order mark', bytes: [0xef, 0xbb, 0xbf, 0x7b, 0xc3, 0xbc] },
  { encoding: 'UTF-16, little-endian', bytes: [0xff, 0xfe, 0x7b, 0x00, 0xfc, 0x00] },
  { encoding: 'UTF-16, big-endian', bytes: [0xfe, 0xff, 0x00, 0x7b, 0x00, 0xfc] },
])('decodes $encoding', ({ bytes }) => {
  expect(decodeText(Uint8Array.from(bytes))).toBe('{ü');
});

test('decodes an empty file', () => {
  expect(decodeText(new Uint8Array())).toBe('');
});
