import { tokens } from './words';

/** A piece of text, marked where it matches. */
export interface Piece {
  readonly text: string;
  readonly isMatch: boolean;
}

const LENGTH = 150;
const LEAD = 24;
/** Of two lines that say as much, a sentence is better than a short line of code. */
const A_SENTENCE = 40;

interface Range {
  readonly term: string;
  readonly start: number;
  readonly end: number;
}

function matches(text: string, terms: ReadonlySet<string>): Range[] {
  return tokens(text)
    .filter(({ term }) => terms.has(term))
    .sort((a, b) => a.start - b.start || b.end - a.end);
}

/** Cuts a text into pieces at its matches. */
export function marked(text: string, terms: ReadonlySet<string>): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of matches(text, terms)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    if (from > at) pieces.push({ text: text.slice(at, from), isMatch: false });
    pieces.push({ text: text.slice(from, end), isMatch: true });
    at = end;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), isMatch: false });
  return pieces;
}

/** The line that says most about the terms, cut to fit, and marked; nothing where no line has any. */
export function excerpt(text: string, terms: ReadonlySet<string>): Piece[] {
  let best = '';
  let most = 0;
  let at = 0;
  for (const line of text.split('\n')) {
    const ranges = matches(line, terms);
    const worth = new Set(ranges.map(({ term }) => term)).size + (line.length > A_SENTENCE ? 0.5 : 0);
    if (ranges.length === 0 || worth <= most) continue;
    best = line;
    most = worth;
    at = ranges.reduce((longest, range) =>
      range.end - range.start > longest.end - longest.start ? range : longest,
    ).start;
  }
  return marked(cutAround(best, at), terms);
}

/** A match stands near the beginning, or a narrow screen would not show it. */
function cutAround(line: string, match: number): string {
  const from = match > LEAD && line.length > A_SENTENCE ? line.indexOf(' ', match - LEAD) + 1 : 0;
  const cut = line.slice(from, from + LENGTH);
  const isWhole = from + LENGTH >= line.length;
  const end = isWhole ? cut.length : Math.max(cut.lastIndexOf(' '), 1);
  return `${from > 0 ? '…' : ''}${cut.slice(0, end)}${isWhole ? '' : '…'}`;
}
