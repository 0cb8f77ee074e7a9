import { parsePattern, type Part, type Sequence } from './parse-pattern.js';

/** A repetition of at least so many is as bad as one without end. */
const many = 10;

/**
 * Whether a regular expression can take exponential time: it repeats a group that can match one text in several ways, as
 * `(a+)+` and `(\w|_)*` do. What is only polynomial, as `a*a*`, is not meant.
 */
export function isSlow(pattern: string): boolean {
  // Only a repeated group can be.
  if (!/\)[*+{]/.test(pattern)) return false;
  const sequences = parsePattern(pattern);
  return sequences === undefined || sequences.some((sequence) => sequence.some(isSlowPart));
}

function isSlowPart(part: Part): boolean {
  if (part.group === undefined) return false;
  if (part.group.some((sequence) => sequence.some(isSlowPart))) return true;
  return part.max >= many && isAmbiguous(part.group);
}

/** Whether several rounds of the group can share a text out among them in more than one way. */
function isAmbiguous(group: readonly Sequence[]): boolean {
  const first = new Set(group.flatMap(firstOf));
  const last = new Set(group.flatMap((sequence) => firstOf(mirrored(sequence))));
  return (
    group.some((sequence) => endsOpen(sequence, first) || endsOpen(mirrored(sequence), last)) ||
    haveTwins(group)
  );
}

/** Whether the sequence can end in a repetition that can go on with what the next round begins with. */
function endsOpen(sequence: Sequence, next: ReadonlySet<string>): boolean {
  for (const part of mirrored(sequence)) {
    if (part.max >= many && charactersOf(part).some((character) => next.has(character))) return true;
    if (!canBeEmpty(part)) return false;
  }
  return false;
}

/** Whether two alternatives are single characters, some of them the same. */
function haveTwins(group: readonly Sequence[]): boolean {
  const seen = new Set<string>();
  for (const [part, ...rest] of group) {
    if (part?.characters === undefined || rest.length > 0) continue;
    if (part.characters.some((character) => seen.has(character))) return true;
    part.characters.forEach((character) => seen.add(character));
  }
  return false;
}

/** The characters that a match can begin with. */
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
