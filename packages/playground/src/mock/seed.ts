/** A hash of a text, as an integer of 32 bits (FNV-1a, then mixed). The same text always has the same hash. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** A number from 0 to less than 1 that looks random, but is always the same for the same text. */
export const fractionOf = (text: string): number => hashOf(text) / 2 ** 32;

/** A UUID (version 4) made of a text. */
export function uuidOf(text: string): string {
  const part = (name: string) => hashOf(`${text} ${name}`).toString(16).padStart(8, '0');
  const [first, second, third, fourth] = [part('a'), part('b'), part('c'), part('d')];
  return `${first}-${second.slice(0, 4)}-4${second.slice(5)}-a${third.slice(1, 4)}-${third.slice(4)}${fourth}`;
}
