import { parsePattern, type Part, type Sequence } from './parse-pattern.js';

/** Repetition counts from this one on are treated as unbounded. */
const many = 10;

/**
 * Whether a regular expression can take exponential time, because it repeats a group that can match the same text in several
 * ways, such as `(a+)+` or `(\w|_)*`. Polynomial time, as in `a*a*`, is accepted.
 */
export function isSlow(pattern: string): boolean {
  // Only repeated groups can be slow.
  if (!/\)[*+{]/.test(pattern)) return false;
  const sequences = parsePattern(pattern);
  return sequences === undefined || sequences.some((sequence) => sequence.some(isSlowPart));
}

function isSlowPart(part: Part): boolean {
  if (part.group === undefined) return false;
  if (part.group.some((sequence) => sequence.some(isSlowPart))) return true;
  return part.max >= many && isAmbiguous(part.group);
}

/** Whether iterations of the group can split the same text in several ways. */
function isAmbiguous(group: readonly Sequence[]): boolean {
  const first = new Set(group.flatMap(firstOf));
  const last = new Set(group.flatMap((sequence) => firstOf(mirrored(sequence))));
  return (
    group.some((sequence) => endsOpen(sequence, first) || endsOpen(mirrored(sequence), last)) ||
    hasOverlap(group)
  );
}

/** Whether the sequence can end in a repetition that also matches the start of the next iteration. */
function endsOpen(sequence: Sequence, next: ReadonlySet<string>): boolean {
  for (const part of mirrored(sequence)) {
    if (part.max >= many && charactersOf(part).some((character) => next.has(character))) return true;
    if (!canBeEmpty(part)) return false;
  }
  return false;
}

/** Whether two single-character alternatives overlap. */
function hasOverlap(group: readonly Sequence[]): boolean {
  const seen = new Set<string>();
  for (const [part, ...rest] of group) {
    if (part?.characters === undefined || rest.length > 0) continue;
    if (part.characters.some((character) => seen.has(character))) return true;
    part.characters.forEach((character) => seen.add(character));
  }
  return false;
}

/** The characters that a match can start with. */
function firstOf(sequence: Sequence): string[] {
  const found: string[] = [];
  for (const part of sequence) {
    found.push(...(part.group ? part.group.flatMap(firstOf) : (part.characters ?? [])));
    if (!canBeEmpty(part)) break;
  }
  return found;
}

function charactersOf(part: Part): string[] {
  return part.group ? part.group.flatMap((one) => one.flatMap(charactersOf)) : [...(part.characters ?? [])];
}

function canBeEmpty(part: Part): boolean {
  if (part.min === 0) return true;
  if (part.group) return part.group.some((sequence) => sequence.every(canBeEmpty));
  return part.characters === undefined;
}

function mirrored(sequence: Sequence): Sequence {
  return [...sequence]
    .reverse()
    .map((part) => (part.group ? { ...part, group: part.group.map(mirrored) } : part));
}
