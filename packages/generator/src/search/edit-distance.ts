/**
 * The Damerau-Levenshtein distance: the number of letters added, removed, changed or swapped.
 *
 * @param limit - Returns `limit + 1` for greater distances, which is faster.
 */
export function editDistance(query: string, word: string, limit: number): number {
  if (Math.abs(query.length - word.length) > limit) return limit + 1;
  let beforeLast: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: word.length + 1 }, (_, column) => column);
  for (let row = 1; row <= query.length; row += 1) {
    const current = [row];
    const cost = (costs: readonly number[], column: number) => costs[column] ?? Infinity;
    for (let column = 1; column <= word.length; column += 1) {
      const isSame = query[row - 1] === word[column - 1];
      const isSwapped =
        column > 1 && query[row - 1] === word[column - 2] && query[row - 2] === word[column - 1];
      current.push(
        Math.min(
          cost(last, column - 1) + (isSame ? 0 : 1),
          cost(last, column) + 1,
          cost(current, column - 1) + 1,
          isSwapped ? cost(beforeLast, column - 2) + 1 : Infinity,
        ),
      );
    }
    if (Math.min(...current) > limit) return limit + 1;
    beforeLast = last;
    last = current;
  }
  return Math.min(last.at(-1) ?? Infinity, limit + 1);
}
