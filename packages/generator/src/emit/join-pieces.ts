import type { GeneratedFile } from './generated-file.js';

/** Where a piece begins and ends in the text of a file. */
export type Slice = readonly [start: number, end: number];

/** A file, and where each piece of each of its parts is. */
export type Joined = { file: GeneratedFile; slices: readonly (readonly Slice[])[] };

/** Some pieces, between which a separator goes, and what stands before them. */
export type Part = { head: string; pieces: readonly string[]; separator?: string };

/** Puts a file together, and remembers where what went. */
export function joinPieces(path: string, parts: readonly Part[], tail: string): Joined {
  const texts: string[] = [];
  let at = 0;
  const write = (text: string): Slice => {
    texts.push(text);
    return [at, (at += text.length)];
  };
  const slices = parts.map(({ head, pieces, separator = '' }) => {
    write(head);
    return pieces.map((piece, index) => {
      if (index > 0) write(separator);
      return write(piece);
    });
  });
  write(tail);
  return { file: { path, contents: texts.join('') }, slices };
}
