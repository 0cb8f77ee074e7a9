import { parser } from '@lezer/javascript';
import { highlightCode, tagHighlighter, tags as t } from '@lezer/highlight';
import type { Problem } from '../check/problem.ts';

/** A part of a line with one style. */
export type CodePart = { text: string; style: string; isMarked: boolean };
/** A line, and the problems that start in it. */
export type CodeLine = { parts: CodePart[]; problems: Problem[] };

const tsx = parser.configure({ dialect: 'ts jsx' });

const highlighter = tagHighlighter([
  { tag: [t.keyword, t.modifier, t.operatorKeyword], class: 'keyword' },
  { tag: [t.propertyName, t.attributeName], class: 'property' },
  { tag: [t.string, t.special(t.string), t.attributeValue], class: 'string' },
  { tag: [t.number, t.bool, t.null, t.atom], class: 'number-value' },
  { tag: [t.function(t.variableName), t.function(t.propertyName), t.typeName, t.tagName], class: 'function' },
  { tag: [t.comment], class: 'comment' },
  { tag: [t.punctuation, t.separator, t.operator, t.bracket], class: 'punctuation' },
]);

/** Highlights TSX, and marks the code that the compiler complains about. */
export function codeLines(text: string, problems: readonly Problem[]): CodeLine[] {
  const lines: CodePart[][] = [[]];
  const put = (part: string, style: string) => lines.at(-1)!.push({ text: part, style, isMarked: false });
  highlightCode(text, tsx.parse(text), highlighter, put, () => lines.push([]));
  if (lines.length > 1 && lines.at(-1)!.length === 0) lines.pop();
  return lines.map((parts, index) => {
    const line = index + 1;
    const length = parts.reduce((sum, { text: { length: own } }) => sum + own, 0);
    const ranges = problems
      .filter((one) => one.line <= line && line <= one.endLine)
      .map(
        (one) =>
          [one.line < line ? 0 : one.column - 1, one.endLine > line ? length : one.endColumn - 1] as const,
      );
    return { parts: markRanges(parts, ranges), problems: problems.filter((one) => one.line === line) };
  });
}

function markRanges(parts: readonly CodePart[], ranges: readonly (readonly [number, number])[]): CodePart[] {
  if (ranges.length === 0) return [...parts];
  let offset = 0;
  return parts.flatMap((part) => {
    const [from, to] = [offset, (offset += part.text.length)];
    const cuts = [...new Set([from, ...ranges.flat().filter((cut) => cut > from && cut < to), to])].sort(
      (a, b) => a - b,
    );
    return cuts.slice(1).map((end, index) => {
      const start = cuts[index]!;
      const isMarked = ranges.some(([first, last]) => first <= start && end <= last);
      return { ...part, text: part.text.slice(start - from, end - from), isMarked };
    });
  });
}
