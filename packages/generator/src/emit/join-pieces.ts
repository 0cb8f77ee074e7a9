import type { GeneratedFile } from './generated-file.js';

/** The position of a piece in the contents of a file. */
export type Slice = readonly [start: number, end: number];

/** A file with the slices of each part. */
export type Joined = { file: GeneratedFile; slices: readonly (readonly Slice[])[] };

/** Pieces that follow `head`, joined by `separator`. */
export type Part = { head: string; pieces: readonly string[]; separator?: string };

/** Joins the parts of a file and records the position of each piece. */
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
