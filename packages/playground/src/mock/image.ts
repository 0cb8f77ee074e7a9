import { hashOf } from './seed.ts';

const cells = 5;
const scale = 16;
const side = (cells + 2) * scale;

/** A PNG with a symmetric pattern, made of a text: each record has its own. */
export function imageOf(text: string): Uint8Array<ArrayBuffer> {
  const hash = hashOf(text);
  const rows = Uint8Array.from({ length: side * (side + 1) }, (_, at) => {
    const [row, column] = [Math.floor(at / (side + 1)), (at % (side + 1)) - 1];
    return column >= 0 && isSet(hash, Math.floor(row / scale) - 1, Math.floor(column / scale) - 1) ? 1 : 0;
  });
  const color = [hash >>> 24, (hash >>> 16) & 255, (hash >>> 8) & 255].map((part) => 40 + (part % 150));
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    // The size, 8 bits for each pixel, and a palette of the background and a color.
    ...chunk('IHDR', [...bytes(side), ...bytes(side), 8, 3, 0, 0, 0]),
    ...chunk('PLTE', [241, 238, 229, ...color]),
    ...chunk('IDAT', deflated(rows)),
    ...chunk('IEND', []),
  ]);
}

/** The left half is mirrored to the right. */
function isSet(hash: number, row: number, column: number): boolean {
  if (row < 0 || column < 0 || row >= cells || column >= cells) return false;
  return ((hash >>> (row * 3 + Math.min(column, cells - 1 - column))) & 1) === 1;
}

const bytes = (value: number) => [value >>> 24, (value >>> 16) & 255, (value >>> 8) & 255, value & 255];

function chunk(type: string, data: readonly number[]): number[] {
  const content = [...Array.from(type, (char) => char.charCodeAt(0)), ...data];
  return [...bytes(data.length), ...content, ...bytes(checksum(content))];
}

/** CRC-32, as PNG requires for each chunk. */
function checksum(content: readonly number[]): number {
  let sum = ~0;
  for (const byte of content) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}

/** A zlib stream of one block that isn't compressed. */
function deflated(data: Uint8Array): number[] {
  const [low, high] = [data.length & 255, data.length >>> 8];
  let [a, b] = [1, 0];
  for (const byte of data) {
    a = (a + byte) % 65_521;
    b = (b + a) % 65_521;
  }
  return [0x78, 1, 1, low, high, low ^ 255, high ^ 255, ...data, ...bytes(((b << 16) | a) >>> 0)];
}
