import type { CodeLine } from './code-lines.ts';

/** Lines that are shown, or a number of lines that aren't. */
export type Stretch = { first: number; lines: readonly CodeLine[]; isHidden: boolean };

/** Lines around a problem that are shown with it. */
const CONTEXT = 2;
/** Fewer lines aren't worth a button. */
const MIN_HIDDEN = 2;

/** Splits a file with problems, so that the lines near them stay, and the rest can be shown. */
export function visibleLines(lines: readonly CodeLine[]): Stretch[] {
  const broken = lines.flatMap(({ problems }, index) => (problems.length > 0 ? [index] : []));
  const isNear = (index: number) =>
    broken.length === 0 || broken.some((place) => Math.abs(place - index) <= CONTEXT);
  const stretches: { first: number; lines: CodeLine[]; isHidden: boolean }[] = [];
  lines.forEach((line, index) => {
    const last = stretches.at(-1);
    if (last?.isHidden === !isNear(index)) last.lines.push(line);
    else stretches.push({ first: index + 1, lines: [line], isHidden: !isNear(index) });
  });
  return stretches.map((one) => ({ ...one, isHidden: one.isHidden && one.lines.length >= MIN_HIDDEN }));
}
