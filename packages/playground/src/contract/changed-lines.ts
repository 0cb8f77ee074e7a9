/** Lines that differ between two texts. */
export type Hunk = {
  /** The first changed line of the new text, from 1. With `added` 0, the line before which lines were deleted. */
  line: number;
  /** The number of new lines. */
  added: number;
  /** The old lines. */
  removed: string[];
};

/** Beyond this number of pairs of lines, everything between the first and the last difference counts as changed. */
const MAX_PAIRS = 4_000_000;

/** Finds the lines that changed, like a diff. */
export function changedLines(before: string, after: string): Hunk[] {
  if (before === after) return [];
  const [old, now] = [before.split('\n'), after.split('\n')];
  let start = 0;
  while (start < old.length && start < now.length && old[start] === now[start]) start++;
  let [endOld, endNow] = [old.length, now.length];
  while (endOld > start && endNow > start && old[endOld - 1] === now[endNow - 1]) {
    endOld--;
    endNow--;
  }
  const [a, b] = [old.slice(start, endOld), now.slice(start, endNow)];
  const whole: Hunk = { line: start + 1, added: b.length, removed: a };
  if (a.length * b.length > MAX_PAIRS) return [whole];
  return hunksOf(a, b).map((hunk) => ({ ...hunk, line: hunk.line + start }));
}

function hunksOf(a: readonly string[], b: readonly string[]): Hunk[] {
  const common = commonLengths(a, b);
  const hunks: Hunk[] = [];
  let open: Hunk | undefined;
  for (let [i, j] = [0, 0]; i < a.length || j < b.length;) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      open = undefined;
      i++;
      j++;
      continue;
    }
    if (!open) hunks.push((open = { line: j + 1, added: 0, removed: [] }));
    if (j >= b.length || (i < a.length && at(common, i + 1, j) >= at(common, i, j + 1)))
      open.removed.push(a[i++]!);
    else {
      open.added++;
      j++;
    }
  }
  return hunks;
}

const at = (rows: readonly Uint32Array[], i: number, j: number): number => rows[i]?.[j] ?? 0;

/** The length of the longest common subsequence of what follows each pair of lines. */
function commonLengths(a: readonly string[], b: readonly string[]): Uint32Array[] {
  const rows = Array.from({ length: a.length + 1 }, () => new Uint32Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      rows[i]![j] =
        a[i] === b[j] ? at(rows, i + 1, j + 1) + 1 : Math.max(at(rows, i + 1, j), at(rows, i, j + 1));
  return rows;
}
