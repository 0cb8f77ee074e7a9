import { tokens } from '@hookloom/generator/search';

/** A segment of text, marked if it matches. */
export interface Segment {
  readonly text: string;
  readonly isMatch: boolean;
}

const LENGTH = 150;
const LEAD = 24;
/** Of equally relevant lines, prefer one with at least this length. */
const SENTENCE_LENGTH = 40;

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

/** Splits text into segments at its matches. */
export function markMatches(text: string, terms: ReadonlySet<string>): Segment[] {
  const segments: Segment[] = [];
  let at = 0;
  for (const { start, end } of matches(text, terms)) {
    if (end <= at) continue;
    const from = Math.max(start, at);
    if (from > at) segments.push({ text: text.slice(at, from), isMatch: false });
    segments.push({ text: text.slice(from, end), isMatch: true });
    at = end;
  }
  if (at < text.length) segments.push({ text: text.slice(at), isMatch: false });
  return segments;
}

/** The most relevant line, shortened and marked. Empty if no line matches. */
export function excerpt(text: string, terms: ReadonlySet<string>): Segment[] {
  let best = '';
  let most = 0;
  let at = 0;
  for (const line of text.split('\n')) {
    const ranges = matches(line, terms);
    const worth = new Set(ranges.map(({ term }) => term)).size + (line.length > SENTENCE_LENGTH ? 0.5 : 0);
    if (ranges.length === 0 || worth <= most) continue;
    best = line;
    most = worth;
    at = ranges.reduce((longest, range) =>
      range.end - range.start > longest.end - longest.start ? range : longest,
    ).start;
  }
  return markMatches(truncateAround(best, at), terms);
}

/** Keeps the match near the start, so that it is visible on narrow screens. */
function truncateAround(line: string, match: number): string {
  const from = match > LEAD && line.length > SENTENCE_LENGTH ? line.indexOf(' ', match - LEAD) + 1 : 0;
  const cut = line.slice(from, from + LENGTH);
  const isWhole = from + LENGTH >= line.length;
  const end = isWhole ? cut.length : Math.max(cut.lastIndexOf(' '), 1);
  return `${from > 0 ? '…' : ''}${cut.slice(0, end)}${isWhole ? '' : '…'}`;
}
